# Türkçe Kazan. $who cümlenin kimden söz ettiğini söyler: you (buradaki tek kişi), computer, name
# ($name), player ($number). <b> ile </b> arası vurgulanır. Adlara ek gelmez.

app-name = Kazan
title-game = { $game } · Kazan
app-description = Beş geleneksel taş oyunu
first-game = mangala

## Oyunlar

game-mangala = Türk Mangalası
    .line = okul turnuvaları · ilk taş kendi kuyusuna
    .about = Zekâ Oyunları dersinin turnuva oyunu. İlk taş alındığı kuyuya geri konur, rakip kuyuda çift sayı yapan taşları alır, taşı biten kalanların sahibi olur.
game-kalah = Kalah
    .line = “mancala” · ilk taş yandaki kuyuya
    .about = Dünyada “mancala” denince akla gelen oyun; bazı sitelerde adı Mangala diye geçer. İlk taş yandaki kuyuya gider; son taş hazineye düşerse yeniden oynarsın, kendi boş kuyuna düşerse karşıdakileri alırsın.
game-toguz = Toguz Korgool
    .lang = ky
    .line = Togız Kumalak · 162 taş
    .about = Kırgızların ve Kazakların oyunu: dokuz kuyu, her birinde dokuz taş. Çift sayı alır; oyunda bir kez, üç taş yaptığın rakip kuyu senin tuzdığın olur.
game-gaziantep = Gaziantep Mangalası
    .line = taneler durmadan ekilir
    .about = Gaziantep’in kahvelerinden. Taneler, son tane boş kuyuya düşene ya da iki veya dört yapana dek ekilir. Geleneğe göre hamleyi kimse seçmez: bil, tarafını seç, izle.
game-morris = Dokuz Taş
    .line = değirmen kuran bir taş alır
    .about = Dokuz taşını diz, sonra çizgiler boyunca yürüt. Yan yana üç taş bir değirmendir ve rakipten bir taş alır.

## Kim

player =
    { $who ->
        [you] Sen
        [computer] Bilgisayar
        [name] { $name }
        [friend] Arkadaşın
        [stranger] Rakip
       *[player] { $number }. oyuncu
    }
stones = { $stones } taş
pieces = { $stones } taş

## Ana ekran ve kayıtlı oyunlar

back = Geri
close = Kapat
cancel = Vazgeç
menu = Menü
tools = Araçlar
settings = Ayarlar
rules = Nasıl oynanır?
about-site = Kazan hakkında
new-game = Yeni oyun
try-again = Yeniden dene
home-continue = Devam et
home-play = Oyna
home-further = Devam et
home-all-games = Bütün kayıtlı oyunlar
home-class = Öğretmenler için: ders planı, çıktılar, turnuva
offline-filling = Bu cihaza kaydediliyor…
offline-ready = Çevrimdışı kullanıma hazır
quick-start = Hızlı başlangıç
quick-computer = Bilgisayar
quick-people = İki kişi
quick-games = Kayıtlar
quick-title =
    { $opponent ->
        [computer] Bilgisayara karşı
       *[person] İki kişi, bir telefon
    }
quick-options = Seçenekler: { $game }
games-title = Kayıtlı oyunlar
games-none = Henüz kayıtlı oyun yok. Oynadığın her oyun burada saklanır.
games-open = Süren oyunlar
games-ended = Biten oyunlar
games-import = Metinden oyun aç
games-export = Bütün oyunları metin olarak kaydet
games-search = Biten oyunlarda ara
games-found = { $games } oyun
day =
    { $day } { $month ->
        [1] Ocak
        [2] Şubat
        [3] Mart
        [4] Nisan
        [5] Mayıs
        [6] Haziran
        [7] Temmuz
        [8] Ağustos
        [9] Eylül
        [10] Ekim
        [11] Kasım
       *[12] Aralık
    } { $year }
month =
    { $month ->
        [1] Ocak
        [2] Şubat
        [3] Mart
        [4] Nisan
        [5] Mayıs
        [6] Haziran
        [7] Temmuz
        [8] Ağustos
        [9] Eylül
        [10] Ekim
        [11] Kasım
       *[12] Aralık
    } { $year }
weekday =
    { $weekday ->
        [1] Pzt
        [2] Sal
        [3] Çar
        [4] Per
        [5] Cum
        [6] Cmt
       *[7] Paz
    }
games-delete = Sil
delete-ask = Bu oyun silinsin mi?
delete-yes = Sil
score = { $near } – { $far }
versus = { $near } · { $nearPoints } – { $farPoints } · { $far }
set-of = { $set }. set / { $sets }

## Hazırlık

setup-start = Başla
setup-more = Bu oyunun kuralları
setup-opponent = Rakip
opponent-computer = Bilgisayar
opponent-person = Yanımdaki kişi
opponent-elsewhere = Başka yerde
setup-level = Düzey
level-easy = Kolay
    .hint = Arada bir hata yapar.
level-medium = Orta
    .hint = Birkaç hamle ilerisini görür.
level-hard = Zor
    .hint = Çok daha ilerisini görür ve hep aynı oynamaz.
level-expert = Uzman
    .hint = Daha da ilerisini görür, hatayı pek affetmez.
level-master = Usta
    .hint = İki saniyede elinden gelenin en iyisini oynar.
level-side = Bu biçimde hamleyi kimse seçmez; düzey yalnızca bilgisayarın tarafını ne kadar iyi seçtiğini belirler.
setup-name = { $number }. oyuncunun adı
setup-starter = Kim başlasın?
setup-light = Açık taşlar kimde olsun? (o başlar)
starter-me = Ben
starter-other = Bilgisayar
starter-me-person = 1. oyuncu
starter-other-person = 2. oyuncu
starter-lot = Kura
    .hint = Para atılır.
starter-turn = Sırayla
    .hint = Geçen sefer başlamayan başlar.
starter-guess = “Tek mi, çift mi?” Biri bir ya da iki tane saklar, öteki bilmeye çalışır. Kazanan tarafını seçer ve başlar.
setup-sets = Set sayısı
    .hint =
        { $sets ->
            [1] Tek oyun.
           *[other] { $sets } setlik maç: galibiyet 1, beraberlik ½ puan. Setlere sırayla başlanır.
        }
sets-even-deal = Tek oyun: her kuyuda yedi tane varken oyun hep aynı gider.
touch-move = Dokunulan oynanır
    .hint = Yapılan hamle geri alınmaz.
setup-tournament = Turnuvadaki gibi
    .hint = Beş set, dokunulan oynanır, başlayan kurayla.
setup-handicap = Kim taş versin?
handicap-none = Kimse
handicap-stones = Verilen taş
    .hint = Güçlü olan verir: başlangıçta bu taşlar, her kuyusundan sırayla birer tane, ötekinin hazinesinde durur.
option-kalah-seeds = Her kuyudaki taş
    .hint = Alışılmış olan 4; 3 daha kısa, 6 daha uzun sürer.
option-kalah-leftovers = Sonda kalan taşlar
    .value-owner = Sahibinde kalır
    .value-emptier = Boşalan taraf alır
    .hint-owner = Alışılmış kural: herkes kendi kuyularındakini alır.
    .hint-emptier = Bir ev kuralı: taşı biten, kalanları alır.
option-kalah-empty-capture = Tek taşı almak
    .hint = Son taş kendi boş kuyuna düşünce, karşısı boş olsa da alınır.
option-toguz-repetition = Tekrarda bitiş
    .value-0 = Yok
    .value-3 = Üçüncüde
    .hint-0 = Turnuvalardaki gibi.
    .hint-3 = Aynı konum üçüncü kez gelince oyun biter, taşlar bulundukları tarafın olur.
option-gaziantep-chain = Zincirleme alış
    .value-at-once = Bir kerede
    .value-in-turn = Tek tek
    .hint-at-once = Arka arkaya iki ya da dört olan bütün kuyular birden süpürülür.
    .hint-in-turn = Kuyu kuyu, her seferinde yeniden bakılarak.
option-gaziantep-start-hole = Hangi kuyu oynanır
    .value-left-most = En soldaki
    .value-any = Herhangi biri
    .hint-left-most = Gelenek: içinde tane olan ilk kuyu. Kimse seçmez.
    .hint-any = Seçmeli oyun: kendi sırandan istediğin kuyu. Gelenek değildir.
option-gaziantep-deal = Taneler
    .value-even = Her kuyuya 7
    .value-random = Rastgele
    .value-at-least-two = En az 2
    .hint-even = Taneler eşit, şanslar değil: seçim olmayınca bu dağılım hep aynı biter.
    .hint-random = Her tane rastgele bir kuyuya düşer.
    .hint-at-least-two = Her kuyuya iki, kalanlar rastgele.
option-morris-flying = Uçma
    .hint = Üç taşı kalan, taşını istediği boş noktaya götürebilir.
option-morris-quiet-limit = Taş alınmadan kaç hamlede berabere
    .hint = İki tarafın hamleleri birlikte sayılır; 0 hiç demektir.
option-morris-repetition = Tekrarda beraberlik
    .value-3 = Üçüncüde
    .value-0 = Yok
    .hint-3 = Aynı konum üçüncü kez gelirse oyun berabere biter.
    .hint-0 = Konumlar sonsuza dek tekrarlanabilir.

## Saat

setup-clock = Saat
clock-none = Yok
    .hint = Acele yok.
clock-total = Oyun için
    .hint = Herkesin bütün oyun için bu kadar dakikası var; her sırada birkaç saniye eklenir.
clock-move = Hamle için
    .hint = Her hamle için bu kadar saniye.
clock-tournament = Toguz usulü
    .hint = Bütün oyun için tek süre; hiçbir şey eklenmez. Süresi biten, kaç taşı olursa olsun kaybeder.
clock-minutes = Kişi başı dakika
clock-gain = Her sırada eklenen saniye
clock-seconds = Hamle başına saniye
clock-left =
    { $who ->
        [you] { $seconds } saniyen kaldı.
        [computer] Bilgisayarın { $seconds } saniyesi kaldı.
       *[other] { player }, { $seconds } saniyen kaldı.
    }

## Kura ve tahmin

coin-title = Kura
coin-result =
    { $who ->
        [you] Sen başlıyorsun
        [computer] Bilgisayar başlıyor
       *[other] { player } başlıyor
    }
coin-start = Oyna
rite-call = Tek mi, çift mi?
rite-pass = Telefonu ver: { player }
rite-here = Benim: { player }
rite-cover = Öteki bakmasın.
rite-hide =
    { $who ->
        [you] Bir ya da iki tane sakla
       *[other] { player }, bir ya da iki tane sakla
    }
    .hint = Öteki bilmeye çalışacak.
rite-guess =
    { $who ->
        [computer] Bilgisayarın avucunda tane var. Tek mi, çift mi?
       *[other] { player } avucunda tane tutuyor. Tek mi, çift mi?
    }
    .hint = Bilirsen tarafını sen seçersin.
rite-seeds =
    { $seeds ->
        [1] Bir
       *[other] İki
    }
rite-odd-even =
    { $seeds ->
        [1] Tek
       *[other] Çift
    }
rite-told =
    { $seeds ->
        [1] Bir tane
       *[other] İki tane
    }: { $answer ->
        [right] bilindi
       *[wrong] bilinemedi
    }
rite-choice =
    { $who ->
        [you] Tarafını sen seçiyor, sen başlıyorsun.
        [computer] Tarafını bilgisayar seçiyor, o başlıyor.
       *[other] { player } tarafını seçiyor ve başlıyor.
    }
rite-go-on = Devam
rite-dealing = Taneler dağıtılıyor…
rite-computer = Bilgisayar seçiyor…
rite-computer-took =
    { $side ->
        [near] Bilgisayar alt sırayı alıyor
       *[far] Bilgisayar üst sırayı alıyor
    } ve başlıyor
rite-side =
    { $who ->
        [you] Hangi sıra senin olsun?
       *[other] { player }, hangi sıra senin olsun?
    }
    .hint = Sıran solundan sağına doğru ekilir, ilk kuyudan başlanır.
rite-far = Üst sıra
rite-near = Alt sıra
rite-counting = İki sıra da sonuna kadar sayılıyor…

## Oyunda

status-turn =
    { $who ->
        [you] Sıra sende
        [computer] Sıra bilgisayarda
       *[other] Sıra: { player }
    }
status-thinking = Bilgisayar düşünüyor…
status-starting = Hazırlanıyor…
status-queued = Hazırlanıyor… dokunuşun saklandı
status-over = Oyun bitti
status-confirm = Oynamak için yeniden dokun
status-take = Bir taş al
status-looking = { $ply }. hamle / { $plies }
outcome-draw = En iyi oyunla berabere
outcome-won =
    { $who ->
        [you] En iyi oyunla sen kazanırsın
        [computer] En iyi oyunla bilgisayar kazanır
       *[other] En iyi oyunla kazanan: { player }
    }
outcome-won-by =
    { $who ->
        [you] En iyi oyunla { $stones } farkla sen kazanırsın
        [computer] En iyi oyunla bilgisayar { $stones } farkla kazanır
       *[other] En iyi oyunla { $stones } farkla kazanan: { player }
    }
confirm-move = Oyna
tool-undo = Geri al
tool-redo = Yinele
tool-replay = Tekrar izle
tool-skip = Atla
tool-moves = Hamleler
tool-share = Gönder
tool-first = Baş
tool-back = Geri
tool-next = İleri
tool-last = Son
tool-close = Tamam
look-tools = Geri bakış
moves-title = Hamleler

banner-again =
    { $who ->
        [you] Tekrar oyna
        [computer] Bilgisayar tekrar oynuyor
       *[other] { player } tekrar oynuyor
    }
    .detail = son taş hazineye düştü
banner-capture-even =
    { $who ->
        [you] { $stones } taş aldın
        [computer] Bilgisayar { $stones } taş aldı
       *[other] { player } { $stones } taş aldı
    }
    .detail =
        { $game ->
            [gaziantep] iki ya da dört, bir de karşısı
           *[other] kuyu çift oldu
        }
banner-capture-opposite =
    { $who ->
        [you] { $stones } taş aldın
        [computer] Bilgisayar { $stones } taş aldı
       *[other] { player } { $stones } taş aldı
    }
    .detail = karşısındakilerle
banner-capture-chain =
    { $who ->
        [you] { $stones } tane süpürdün
        [computer] Bilgisayar { $stones } tane süpürdü
       *[other] { player } { $stones } tane süpürdü
    }
    .detail = ikili ve dörtlü zinciri
banner-tuzdik = Tuzdık!
    .detail =
        { $who ->
            [you] { $pit }. kuyu artık senin
            [computer] { $pit }. kuyu artık bilgisayarın
           *[other] { $pit }. kuyunun sahibi artık { player }
        }
banner-mill = Değirmen
    .detail =
        { $who ->
            [you] bir taş alıyorsun
            [computer] bilgisayar bir taş alıyor
           *[other] { player } bir taş alıyor
        }
banner-take =
    { $who ->
        [you] Değirmen kurdun
       *[other] { player } değirmen kurdu
    }
    .detail = bir taş al
banner-pass =
    { $who ->
        [you] Pas geçiyorsun
        [computer] Bilgisayar pas geçiyor
       *[other] { player } pas geçiyor
    }
    .detail = sırada tane yok
banner-endless = Bitmeyen bir tur
    .detail = pas sayılır
banner-lap = { $stones }. tur
    .detail = taneler ekilmeye devam ediyor

nothing-own-even = Kendi kuyun: çift sayı yalnız karşı tarafta alır
nothing-opposite-empty = Karşıdaki kuyu boş: alınacak taş yok
nothing-rival-empty = Rakibin boş kuyusu bir şey almaz
nothing-own-three = Kendi kuyunda üç taş tuzdık olmaz
nothing-ninth-pit = Üç oldu ama tuzdık değil: 9. kuyuda olmaz
nothing-second-tuzdik = Üç oldu ama tuzdık değil: herkese bir tane
nothing-same-number = Üç oldu ama tuzdık değil: rakibinkiyle aynı yerde
nothing-lone-stone = Tek taş yandaki kuyuya geçer
nothing-was-empty = Kuyu boştu: sıra bitti
nothing-in-tuzdik = Tuzdığa düştü: taş sahibinindir

refuse-over = Oyun bitti
refuse-wait = Bekle: sıra bilgisayarda
refuse-friend = Bekle: sıra rakipte
refuse-absent = Bekle: oyun ikiniz de hazır olunca başlar
refuse-halted = Bu oyun artık sürmüyor
refuse-store =
    { $game ->
        [toguz] Kazandaki taşlar orada kalır
       *[other] Hazinedeki taşlar orada kalır
    }
refuse-other-side =
    { $who ->
        [you] Burası senin tarafın değil
       *[other] Karşı taraf. Sıra: { player }
    }
refuse-empty = { $pit }. kuyu boş
refuse-tuzdik = Tuzdık oynanmaz
refuse-not-first = Yalnız en soldaki dolu kuyu oynanır
refuse-protected = Başka taş varken değirmendeki taş alınmaz
refuse-take = Rakibin taşlarından birini al
refuse-reach = Taş oraya gidemez
refuse-occupied = Bu nokta dolu
refuse-other-stone =
    { $who ->
        [you] O taş senin değil
       *[other] Rakibin taşı. Sıra: { player }
    }
refuse-stuck = Bu taşın yanında boş nokta yok
refuse-no-stone = Burada taş yok

tell-sow =
    { $who ->
        [you] { $pit }. kuyuyu oynadın, { stones }.
        [computer] Bilgisayar { $pit }. kuyuyu oynadı, { stones }.
       *[other] { player } { $pit }. kuyuyu oynadı, { stones }.
    }
tell-move =
    { $who ->
        [you] Oynadın: { $move }.
        [computer] Bilgisayar oynadı: { $move }.
       *[other] { player } oynadı: { $move }.
    }
tell-undo = Geri alındı.
tell-redo = Yinelendi.

# Names of the pits of Togyz Kumalak (Kazakh), from the left of their owner.
pit-toguz-1 = Art
pit-toguz-2 = Tekturmas
pit-toguz-3 = At ötpes
pit-toguz-4 = Atsıratar
pit-toguz-5 = Bel
pit-toguz-6 = Belbasar
pit-toguz-7 = Kandıkakpan
pit-toguz-8 = Kökmoyın
pit-toguz-9 = Manday

label-row =
    { $who ->
        [you] Senin kuyuların
        [computer] Bilgisayarın kuyuları
       *[other] Kuyular: { player }
    }
label-pit =
    { $who ->
        [you] { $pit }. kuyun
        [computer] Bilgisayarın { $pit }. kuyusu
       *[other] { player }, { $pit }. kuyu
    }: { stones }
count-need = { stones } tam hazinede biter
count-again = şimdi tekrar oynatır
count-tuzdik = şimdi tuzdık yapar
count-captures = şimdi { stones } alır
label-tuzdik =
    { $who ->
        [you] Senin tuzdığın
        [computer] Bilgisayarın tuzdığı
       *[other] Tuzdık: { player }
    }, { $pit }. kuyu
label-store =
    { $who ->
        [you]
            { $game ->
                [toguz] Kazanın
               *[other] Hazinen
            }
        [computer]
            { $game ->
                [toguz] Bilgisayarın kazanı
               *[other] Bilgisayarın hazinesi
            }
       *[other]
            { $game ->
                [toguz] Kazan, { player }
               *[other] Hazine, { player }
            }
    }: { stones }
label-point =
    { $point }: { $stone ->
        [light] açık taş
        [dark] koyu taş
       *[none] boş
    }
label-hand =
    { $who ->
        [you] Elinde { pieces }
        [computer] Bilgisayarın elinde { pieces }
       *[other] { player }, elinde { pieces }
    }
label-taken =
    { $who ->
        [you] Aldığın: { pieces }
        [computer] Bilgisayarın aldığı: { pieces }
       *[other] { player } aldı: { pieces }
    }
words-hand =
    { $stones ->
        [0] elinde taş yok
       *[other] elinde { $stones } taş
    }
words-taken =
    { $stones ->
        [0] taş almadı
       *[other] { $stones } taş aldı
    }

## Menü, beraberlik, çekilme, durma

menu-look = Geri bak
menu-big = Büyük tahta
big-close = Normal tahta
menu-draw = Beraberlik öner
menu-resign = Çekil
menu-share = Arkadaşına gönder
menu-export = Metin olarak kaydet
resign-ask =
    { $who ->
        [you] Oyundan çekiliyor musun?
       *[other] { player }, oyundan çekiliyor musun?
    }
resign-yes = Çekil
draw-ask = Bilgisayara beraberlik önerilsin mi?
draw-offer = Beraberlik öner
draw-declined = Bilgisayar oynamak istiyor.
draw-offered = { player } beraberlik öneriyor
draw-confirm = { player }, kabul ediyor musun?
draw-accept = Kabul et
draw-decline = Devam et
decided =
    { $who ->
        [you] Hazinende { stones } var, yarıdan fazla: artık kaybedemezsin.
        [computer] Bilgisayarın { stones } var, yarıdan fazla: artık kaybedemez.
       *[other] { player }: { stones }, yarıdan fazla. Artık kaybedemez.
    }
decided-stop = Burada bitir
decided-on = Devam et

## Son

result-draw = Berabere
result-lost = Bilgisayar kazandı
result-won =
    { $who ->
        [you] Kazandın
       *[other] { player } kazandı
    }
reason-side-empty = Bir tarafın kuyuları boşaldı.
reason-side-empty-kept =
    { $who ->
        [you] Bilgisayarın kuyuları boşaldı: senin kuyularında kalan <b>{ stones }</b> senin oldu.
        [computer] Kuyuların boşaldı: kalan <b>{ stones }</b> sahibinin, bilgisayarın oldu.
       *[other] Bir taraf boşaldı. Kalan <b>{ stones }</b> sahibinin: { player }.
    }
reason-side-empty-taken =
    { $who ->
        [you] Kuyuların boşaldı: rakibin kuyularında kalan <b>{ stones }</b> senin oldu.
        [computer] Bilgisayarın kuyuları boşaldı: senin kuyularında kalan <b>{ stones }</b> onun oldu.
       *[other] { player } kuyularını boşalttı: kalan <b>{ stones }</b> onun oldu.
    }
reason-82-stones =
    { $who ->
        [you] 82 taşa ulaştın: yarıdan fazla.
        [computer] Bilgisayar 82 taşa ulaştı: yarıdan fazla.
       *[other] { player } 82 taşa ulaştı: yarıdan fazla.
    }
reason-no-move = Sırası gelenin taşı yok: kalan <b>{ stones }</b> bulunduğu tarafın oldu.
reason-no-move-taken =
    { $who ->
        [you] Bilgisayarın hamlesi kalmadı: senin tarafındaki <b>{ stones }</b> senin oldu.
        [computer] Hamlen kalmadı: bilgisayarın tarafındaki <b>{ stones }</b> onun oldu.
       *[other] Hamle kalmadı. Kendi tarafındaki <b>{ stones }</b> onun oldu: { player }.
    }
reason-repetition = Aynı konum üçüncü kez geldi.
reason-no-capture = Art arda { $moves } hamlede taş alınmadı.
reason-two-stones-left =
    { $who ->
        [you] Bilgisayarın yalnız iki taşı kaldı.
        [computer] Yalnız iki taşın kaldı.
       *[other] Rakibin yalnız iki taşı kaldı.
    }
reason-blocked =
    { $who ->
        [you] Bilgisayarın oynayacak yeri kalmadı.
        [computer] Oynayacak yerin kalmadı.
       *[other] Rakibin oynayacak yeri kalmadı.
    }
reason-board-empty = Tahta boşaldı.
reason-one-seed-left = Bir tane kaldı. Artık alınamaz, kimseye sayılmaz.
reason-cycle = Hiç taş alınmadan aynı tahta geri geldi.
reason-resigned =
    { $who ->
        [you] Oyundan çekildin.
        [computer] Bilgisayar oyundan çekildi.
       *[other] { player } oyundan çekildi.
    }
reason-agreed = Beraberlikte anlaşıldı.
reason-time =
    { $who ->
        [you] Süren doldu.
        [computer] Bilgisayarın süresi doldu.
       *[other] Süre doldu: { player }.
    }
reason-stopped =
    { $who ->
        [you] Burada bitirildi: artık kaybedemezdin.
        [computer] Burada bitirildi: bilgisayar artık kaybedemezdi.
       *[other] Burada bitirildi: { player } artık kaybedemezdi.
    }
end-rematch = Yeniden oyna, öteki başlasın
end-again = Bu konumu yeniden oyna
end-look = Geri bak
end-next-set = { $set }. sete başla
match-points = maç { $near } – { $far }
match-decided = Maçın sonucu belli oldu.
match-stop = Maçı burada bitir
match-drawn = Maç berabere bitti.
match-won =
    { $who ->
        [you] Maçı kazandın.
        [computer] Maçı bilgisayar kazandı.
       *[other] Maçı { player } kazandı.
    }

## Bağlantı olarak oyunlar

share-move = Gönder
share-title = Bu oyunu gönder
share-hint = Oyunun tamamı bağlantının içindedir. Arkadaşın açar, oynar ve sana yeni bir bağlantı gönderir.
share-code = Bu oyunun bağlantısını taşıyan kod
share-code-hint = Arkadaşın kodun fotoğrafını da çekebilir. Hiçbir sunucuda bir şey saklanmaz.
share-long = Bu oyun bir koda sığmayacak kadar uzun. Hiçbir sunucuda bir şey saklanmaz.
share-send = Gönder…
share-copy = Bağlantıyı kopyala
share-text = Kazan’da { $game }:
share-who =
    { $who ->
        [you] Bundan sonra senin yerine kim oynayacak?
       *[other] Bundan sonra bu tarafı kim oynayacak: { player }?
    }
share-who-friend = Arkadaşım, başka bir yerde
share-who-here = Burada oynuyoruz, bu bir kopya
share-who-hint = Arkadaşının hamleleri, burada açacağın bir bağlantıyla geri gelir.
link-title = Bağlantıyla gelen oyun
link-reading = Oyun okunuyor…
link-turn =
    { $plies ->
        [0] Henüz kimse oynamadı.
       *[other] { $plies } hamle yapıldı.
    } Sırası gelen: { player }.
link-over = Oyun { $plies } hamleden sonra bitti.
link-play = Oyuna devam et
link-play-hint = Sıradaki hamle senin, ondan sonraki arkadaşının: ona bir bağlantı gönder.
link-both = İki taraf da burada oynasın
link-look = Oyuna bak
link-fork = Bu oyun senin cihazında da var ama başka yoldan gitmiş.
link-live = Bu oyunu arkadaşınla aynı anda oynuyorsun. Bu bağlantıdaki oyunu alırsan oyun bağlantılarla sürer.
link-fork-keep = Benimki kalsın
link-fork-both = İkisi de kalsın
link-fork-replace = Benimkinin yerine bunu al
link-older = Bu bağlantı eskiydi: oyunun o zamandan beri ilerledi.
link-same = Oyunun zaten bu durumda.
link-damaged = Bağlantı bozulmuş: bir yeri eksik ya da değişmiş.
link-foreign = Bu, bir Kazan oyununun bağlantısı değil.
link-length = Bu bağlantı her oyundan daha uzun.
link-wrong = Bu bağlantıda oynanabilecek bir oyun yok.
link-ask-again = Bağlantıyı yeniden iste ve tamamını aç. Kendi oyunlarına bir şey olmadı.
link-home = Oyunlarıma dön
link-installed = Kazan ana ekranında mı?
link-installed-how = Bu cihazda bağlantılar tarayıcıda açılır, tarayıcının oyunları da ayrıdır. Uygulamada oynamak için bağlantıyı kopyala, uygulamayı aç, Kayıtlar ve sonra Metinden oyun aç seçeneğine dokun.

## Aynı anda oynamak

live-title = Aynı anda oyna
live-about = Arkadaşın başka bir cihazda daveti açar, herkes ötekinin hamlesini anında görür. İkiniz de buradayken oynanır; yolda hiçbir şey saklanmaz.
live-lot = Kimin başlayacağını, dağıtım varsa onu da kura belirler: her ikinizin sayısından çıkar, kimse seçemez.
live-hosts = Hamleler şu açık aktarıcılardan geçer: { $hosts }. Mühürlüdür, aktarıcılar okuyamaz.
live-invite = Davet hazırla
live-invited = Davet
live-invited-hint = Gönder ya da kodu göster. Arkadaşın bekleniyor…
live-begun = Arkadaşın burada.
live-text = Kazan’da benimle oyna:
live-asked = Bir arkadaşın seni aynı anda oynamaya çağırıyor.
live-asked-hint = Hesap da ad da gerekmez.
live-join = Yerime geç
live-calling = Bağlantı aranıyor… Olmazsa bağlantı göndererek oynayın: o her zaman çalışır.
live-waiting = Arkadaşın bekleniyor…
live-both = İkiniz de bu sayfayı açınca oyun başlar.
live-taken = Bu yere başkası geçmiş. Yeni bir davet iste.
live-version = Öteki sayfada Kazan’ın başka bir sürümü var. İkiniz de sayfayı yenileyin, düzelir.
live-show = Daveti göster
live-link = Bağlantıyla oyna
live-here = burada
live-away = ayrıldı, bekleniyor…
live-offline = bağlantı yok
live-back = Geri almayı iste
live-asks-end = { player } beraberlik öneriyor.
live-asks-back = { player } bir hamleyi geri almak istiyor.
live-asks-again = { player } bir oyun daha istiyor.
live-asked-for = Soruldu. Yanıt bekleniyor…
live-no = Hayır
live-asks-next = { player } sonraki seti oynamak istiyor.
live-clock = Her cihaz kendi oyuncusunun düşünme süresini ölçer. Hamlenin yolda geçen süresi, 15 saniyeye kadar, kimseden düşülmez; süreden kazanmak ancak bundan sonra istenebilir.
live-fallen = Süresi bitti: { player }
live-claim = Galibiyeti iste
live-rite-waiting = Rakip seçiyor…
live-withheld = Rakip, bağlandığı sayıyı açmıyor; kura çekilemiyor ve oyun başlamıyor. Yeni bir davet gerekiyor.
live-disputed = Saatler uyuşmuyor: rakip, burada geçenden daha çok süre sayıyor. Bu oyun süremez.
live-dropped = Rakip oyunun kurallarına uymadı; artık dinlenmiyor.
live-stalls = Rakip gitti ya da artık oynamıyor.

## Başka yerdeki biriyle oynamak

elsewhere-title = Başka bir cihazda
elsewhere-friend = Bir arkadaşla
open-title = Herhangi biriyle
open-about = Açık bir odaya çağrı gider, aynı oyunu isteyen ilk kişi yerine geçer. Hesap yok, ad yok, sohbet yok: yalnızca oyun, kuralları ve saat söylenir.
open-hosts = Bunun için sayfa şu açık aktarıcılarla konuşur: { $hosts }. Ne aradığını orada herkes okuyabilir; hamleler mühürlüdür.
open-look = Birini ara
open-calling = Biri aranıyor…
    .hint = Bu sayfayı açık tut. Arama beş dakika sonra kendiliğinden biter.
open-asking = Biri var. Yerlere geçiliyor…
open-expired = Kimse gelmedi. Yeniden ara ya da bu arada bilgisayarla oyna.
open-again = Yeniden ara
open-stop = Aramayı bırak
open-another = Başka biriyle oyna
open-others = Başkalarının aradığı
open-join = Bunu oyna
open-sets = { $sets } set
open-clock =
    { $kind ->
        [total] { $minutes } dk + { $gain } sn
        [move] hamle başına { $seconds } sn
        [tournament] { $long } dk
       *[none] saatsiz
    }

## Metin olarak oyunlar

export-title = Metin olarak kaydet
export-hint = Bu döküm oyunun tamamıdır. Sakla, yazdır, Kazan’da yeniden aç.
export-text = Metin olarak oyun
export-file = Dosyaya kaydet
export-copy = Kopyala
export-copied = Kopyalandı
import-title = Metinden oyun aç
import-hint = Bir Kazan oyununun metnini, bir oyun dökümünü ya da bağlantıyı yapıştır veya dosya seç. İçinde birçok oyun olabilir.
import-text = Oyunun metni
import-open = Aç
import-file = Dosya seç
import-game = Başlıksız listenin oyunu
import-game-told = hamlelerden anlaşılsın
import-taken = { $games } oyun eklendi.
import-faults = { $games } oyun okunamadı:
import-line = { $line }. satır:

## Bana öğret

tool-teach = Öğret
teach-asking = İyi bir hamle arıyorum…
teach-touch = Başka bir yere dokun, orada neyin ters gideceğini söyleyeyim.
teach-move = Hamleyi göster
teach-line = Sonra ne olur?
teach-advice = Öneriye dön
teach-play = Oyna
teach-side = Hangi sıra daha iyi?
settings-count = Sayıyı göster
    .hint = Her kuyunun yanında: kaç taş tam hazinede biter, hangisi şimdi tekrar oynatır ya da taş alır.

nudge-wins = Bu sırada kazanabilirsin.
nudge-tuzdik = Bir tuzdık yapılabilir.
nudge-mill = Bir değirmen kurabilirsin.
nudge-capture = Alınacak taş var.
nudge-again = Bir kuyun tam hazinede bitiyor. Say!
nudge-protects = Taş biriken bir kuyun tehlikede.
nudge-denies-capture = Rakip taş almak üzere. Ne yapabileceğine bak.
nudge-blocks = Rakip bir değirmen kurmak istiyor.
nudge-first = İlk kuyularına bak: sıranın başındakilere.
nudge-middle = Sıranın ortasına bak.
nudge-last = Son kuyularına bak.
nudge-quiet = Hemen alınacak taş yok: iki taşının aynı hizada olduğu ya da olabileceği yere bak.
nudge-rows = İki sırayı da say: ilk turları nerede bitiyor, ne alıyor?
nudge-rows-free = İki sıraya da bak: ilk hamlede hangisinden daha çok alınır?

advice-pit = { $pit }. kuyu iyi.
advice-move = { $move } iyi.
advice-also-pit = { $pit }. kuyu da aynı derecede iyi.
advice-also-move = { $move } de aynı derecede iyi.
advice-good = Sağlam bir hamle.
advice-searched = { $moves } hamle ileri bakınca daha iyisi yok.
advice-wins = Oyunu kazandırır.
advice-then-wins = { $line } sırası oyunu kazandırır.
advice-decides = { $stones } taşa ulaşırsın, yarıdan çok: artık kaybetmezsin.
advice-tuzdik = Rakibin { $pit }. kuyusu senin tuzdığın olur.
advice-mill = Değirmen kurar ve bir taş alır.
advice-capture-even = { $pit }. kuyudan { stones } alır.
advice-capture-opposite = Karşıdaki kuyuyla birlikte { stones } alır.
advice-capture-chain = Zincirle { stones } toplar.
advice-again =
    { $moves ->
        [1] Son taş hazinene düşer: tekrar oynarsın.
       *[other] Tekrar oynarsın: { $line } hazinene { stones } getirir.
    }
advice-then-capture = Sıranın sonunda { $by }. kuyu { stones } alır.
advice-protects =
    { $how ->
        [moved] Taşları kurtarır: rakibin { $by }. kuyusu, senin { $pit }. kuyundan { stones } alacaktı.
       *[guarded] { $pit }. kuyunu korur: rakibin { $by }. kuyusu oradan { stones } alacaktı.
    }
advice-denies-capture = Yoksa rakip { $by }. kuyuyla { stones } alabilirdi; şimdi daha az alır.
advice-denies-tuzdik = Yoksa rakip { $pit }. kuyunu tuzdık yapabilirdi.
advice-denies-again = Rakibin { $by }. kuyusuyla tekrar oynamasını önler.
advice-blocks = Rakibin { $points } değirmenini önler.
advice-double = Çifte değirmen: taş geri döner ve yeniden değirmen kurar.
advice-sure = Rakip ne yaparsa yapsın, sonra bir değirmen kurabilirsin.
advice-threatens = { $by }. kuyuyla { stones } almayı hazırlar.
advice-builds = { $points } değirmenini kurmayı hazırlar.
advice-readies = Bir dahaki sefere { $by }. kuyu tekrar oynatabilir.
advice-keeps = { $by }. kuyu tekrar oynatmaya hazır kalır; rakip onu şimdi alamaz.
advice-gains = Hazinene { stones } koyar.
advice-hems =
    { $stones ->
        [one] Rakibe yalnız 1 hamle kalır.
       *[other] Rakibe yalnız { $stones } hamle kalır.
    }
advice-only = Başka hamle yok.
advice-row =
    { $side ->
        [near] Alt sıra daha iyi.
       *[far] Üst sıra daha iyi.
    }
advice-row-free = Ancak bu kadar ileri görülebiliyor: hamleler daha seçilecek.
advice-rows-alike = İki sıra da aynı sonucu verir.
row-outlook =
    { $side ->
        [near] Alt sıra başlarsa
       *[far] Üst sıra başlarsa
    } sonunda { $own }–{ $other }. Hamle sayısı: { $turns }, ilk hamledeki tur: { $laps }.

fault-pit = { $pit }. kuyu mu?
fault-move = { $move } mi?
fault-none = Görülebildiği kadarıyla pek kötü sayılmaz.
fault-behind = Birkaç hamle sonra sana aşağı yukarı { stones } kaybettirir.
fault-throws = Önerilen hamle kesin kazandırır, bu kazandırmaz.
fault-ends-lost = Oyunu bitirir ve kaybedersin.
fault-ends-drawn = Oyunu berabere bitirir.
fault-lets-win = O zaman rakip hemen kazanabilir.
fault-lets-tuzdik = O zaman rakip { $pit }. kuyunu tuzdık yapar.
fault-lets-capture = O zaman rakibin { $by }. kuyusu { stones } alır.
fault-lets-mill = O zaman rakip { $points } değirmenini kurabilir.
fault-lets-again = O zaman rakip { $by }. kuyuyla tekrar oynar.
fault-misses-tuzdik = Bir tuzdığı kaçırır.
fault-misses-mill = Bir değirmeni kaçırır.
fault-misses-capture = { stones } almayı kaçırır.
fault-misses-again = Tekrar oynama fırsatını kaçırır.

## Bulmacalar

puzzle-title = Bulmaca
puzzle-daily = Günün bulmacası
puzzle-aim = Sıra sende: rakip ne yaparsa yapsın kazanırsın.
    .hint = Yalnız bir ilk hamle doğru. Bilgisayar kendini elinden geldiğince savunur.
puzzle-aim-moves = Sıra sende: { $moves } hamlede kazanırsın.
puzzle-side = Hangi sırayı seçip başlayan kazanır?
puzzle-hole = Doğru. İlk sıranın son tanesi nereye düşer? Kuyuya dokun.
puzzle-wrong = Bu olmadı: şimdi rakip kurtulur.
puzzle-wrong-guess = Bu değil.
puzzle-why = Neden olmaz?
puzzle-late = Artık { $moves } hamleden fazlası gerekir.
puzzle-solved = Çözdün!
puzzle-streak =
    { $days ->
        [one] Üst üste 1 gün.
       *[other] Üst üste { $days } gün.
    }
puzzle-answer = Çözümü göster
puzzle-earlier = Daha önceki gün
puzzle-later = Daha sonraki gün
calendar = Takvim
calendar-earlier = Önceki ay
calendar-later = Sonraki ay
calendar-solved = Bu ay çözülen: { $days }.
calendar-day-solved = çözüldü
puzzle-level-easy = kolay
puzzle-level-medium = orta
puzzle-level-hard = zor

## Geriye bakış

review-title = İnceleme
review-start = Bu oyunu incele
review-running = Her hamleye bakıyorum…
review-stop = Dur
review-done = İnceleme hazır.
review-accuracy = isabet: %{ $part }
review-graph = Hamle hamle şansların gidişi
review-previous = Önceki dönüm noktası
review-next = Sonraki dönüm noktası
review-try = Burada başka hamle dene
review-better-pit = Daha iyisi: { $pit }. kuyu.
review-better-move = Daha iyisi: { $move }.
review-calm = Bir dönüm noktası seç, neyin daha iyi olduğunu gör.
review-none = Hiçbir hamle çok şey kaybettirmedi.
review-practice = alıştırma

## Ayarlar

settings-language = Dil
settings-language-system = Cihazınki gibi
settings-theme = Gündüz ve gece
theme-system = Cihazınki gibi
theme-day = Gündüz
theme-night = Gece
settings-pace = Taşların hızı
pace-slow = Yavaş
pace-normal = Normal
pace-fast = Hızlı
pace-off = Hemen
settings-sound = Ses
    .hint = Her taşta yumuşak bir tıkırtı.
settings-haptics = Titreşim
    .hint = Taş alınca ya da tekrar oynayınca kısa bir titreşim.
settings-confirm = Hamleyi onayla
    .hint = Aynı yere ikinci dokunuş hamleyi oynar.
settings-skip = Dokunuş canlandırmayı bitirir
    .hint = Taşlar giderken dokunursan nerede bittiklerini hemen görürsün. Kapalıysa dokunuş bir şey yapmaz.
settings-table = Bir telefonda iki kişi
table-fixed = Tahta durur
    .hint = İkiniz de aynı taraftan bakarsınız.
table-turning = Tahta döner
    .hint = Her sıradan sonra tahta, oynayacak olana döner.
table-facing = Karşılıklı
    .hint = Karşı tarafın sözleri ve sayıları ters durur; oradan okunur.
settings-left = Solak
    .hint = Düğmeler öteki tarafta durur.
settings-big = Büyük tahta
    .hint = Tahta ekranı doldurur; sayıları bütün sınıf okur.
settings-numbers = Kuyuların yanında
numbers-none = Bir şey yok
numbers-numbers = Numaralar
numbers-names = Adlar da
settings-looks = Tahtaların görünüşü
settings-wood = Tahta
wood-own = Oyuna özgü
wood-walnut = Ceviz
wood-beech = Kayın
wood-pear = Armut
wood-olive = Zeytin
settings-stones = Taşlar
stones-own = Oyuna özgü
stones-river = Dere taşı
stones-glass = Cam boncuk
stones-bone = Kemik
stones-seeds = Tohum
settings-outcome = En iyi oyunun sonucunu söyle
    .hint = Bilgisayar oyunun nasıl biteceğini kesin bulunca bunu oyun sırasında söyler.
settings-ponder = Önceden düşün
    .hint = Usta düzeyinde bilgisayar sıra sendeyken de düşünmeyi sürdürür. Pil azken düşünmez.
settings-challenge = Tanımadığın kişilerle oyna
    .hint = Başka bir cihazda oynarken “Herhangi biriyle”. Çocuğun cihazında kapat.
settings-knowledge = Kusursuz oyun sonları
    .hint = Bilgisayar bazı oyunların son hamlelerini ezbere bilir, bağlantı olmadan da.
knowledge-kept = Bu cihazda: { $games } ({ $size } kB).
knowledge-later = Bir oyun başladıktan sonra { $size } kB indirilir.
knowledge-fetch = Şimdi indir

## İstatistik ve saklama

statistics = İstatistik
statistics-none = Henüz sayılacak bir şey yok: biten oyunlar burada görünür.
statistics-hint = Bir oyunun ilk bitişi sayılır, çekilmek de. Oyunu silmek sayıyı değiştirmez.
statistics-line = Oynanan { $played }: galibiyet { $won }, beraberlik { $drawn }, yenilgi { $lost }
statistics-people = Oynanan { $played }, beraberlik { $drawn }
statistics-streak = Art arda galibiyet: şimdi { $streak }, en çok { $best }
statistics-helped = Öneriyle ya da geri alarak kazanılan: { $helped }
statistics-chain = En uzun sıra: { $moves } hamle
statistics-export = Sonuçları tablo olarak kaydet
statistics-reset = İstatistiği sıfırla
statistics-ask = Bütün sonuçlar unutulsun mu? Oyunlar kalır.
keeping = Saklananlar
keeping-sure = Tarayıcı oyunlarını saklamaya söz verdi.
keeping-unsure = Cihazda yer azalırsa tarayıcı oyunlarını silebilir.
keeping-ask = Tarayıcıdan saklamasını iste
keeping-fresh = iPhone ya da iPad’in ana ekranında Kazan boş başlar. Önce burada her şeyi bir dosyaya kaydet, sonra dosyayı orada aç.
everything-export = Her şeyi bir dosyaya kaydet
everything-import = Böyle bir dosyayı aç
everything-hint = Bütün oyunlar, ayarlar ve istatistik tek dosyada: başka bir cihaz için ya da için rahat olsun diye. Dosya açılınca buradakiler kalır, ötekiler eklenir; ayarlar dosyadan gelir.
everything-foreign = Bu, Kazan’ın bütününü içeren bir dosya değil.
everything-taken =
    { $games ->
        [0] Hepsi zaten buradaydı.
       *[other] { $games } oyun alındı.
    }
everything-partly = Alınan oyun: { $games }. Okunamayan oyun: { $lost }.

## Sorunlar

storage-refused = Bu tarayıcı Kazan’ın oyun saklamasına izin vermiyor (gizli pencere mi?). Oynayabilirsin, ama sayfa kapanınca oyun kaybolur.
storage-full = Bu cihazda oyun saklayacak yer kalmadı. Oynayabilirsin, ama sayfa kapanınca oyun kaybolabilir.
saves-gone =
    { $games ->
        [one] Burada saklanan bir oyun yok oldu: tarayıcı onu sildi. Her şeyi bir dosyaya kaydettiysen ayarlarda aç.
       *[other] Burada saklanan { $games } oyun yok oldu: tarayıcı onları sildi. Her şeyi bir dosyaya kaydettiysen ayarlarda aç.
    }
saves-at-risk = Kazan birkaç gün kullanılmadı; bu tarayıcı o zaman oyunları silebilir. Ayarlarda her şeyi bir dosyaya kaydedebilirsin.
saves-damaged = Bu Kazan’ın okuyamadığı kayıtlı oyunlar: { $games }. Cihazda kalıyorlar.
game-elsewhere = Bu oyun başka bir sekmede sürüyor. İstediğin zaman burada devam edebilirsin.
new-version = Kazan’ın yeni sürümü hazır.
new-version-start = Yenisini aç
error-error = Bir şeyler ters gitti.
error-engine-download = Oyun motoru yüklenemedi. Bağlantıyı denetle; oyunun burada duruyor.
error-engine-broken = Oyun motoru başlamadı. Oyunun burada duruyor.
error-engine-slow = Oyun motoru çok yavaş başlıyor. Oyunun burada duruyor.
error-engine-fault = Oyun motoru bir hata yaptı. Oyunun burada duruyor.
error-engine-died = Oyun motoru durdu. Oyunun burada duruyor.
error-page-part = Kazan’ın bir parçası gelmedi. Bağlantıyı denetle, sonra yeniden dene; oyunların güvende.
no-script = Kazan için JavaScript gerekir.
not-started = Kazan başlamadı. Bağlantıyı denetle ve sayfayı yeniden yükle; oyunların burada duruyor.
old-browser = Bu tarayıcı Kazan için çok eski. Chrome ya da Edge 117, Firefox 115, Safari 16.4 veya daha yenisi gerekir.
error-illegal-move = Bu hamle burada yapılamaz.
error-game-over = Bu oyun bitti.
error-ending = Oyun şimdi böyle bitemez.
error-record = Metin bir oyun olarak okunamadı.
error-record-foreign = Bu metin bir Kazan oyunu değil.
error-record-version = Bu oyun daha yeni bir Kazan’dan. Almak için sayfayı yenile.
error-record-length = Bu metin her oyundan daha uzun.
error-record-damaged = Metin bozulmuş: bir yeri eksik ya da değişmiş.
error-row = Bu metindeki konum olamaz.
error-notation = Hiçbir hamle böyle yazılmaz.
error-option = Bu oyunda böyle bir seçenek yok.
error-match = Böyle bir karşılaşma olamaz.
error-unknown-game = Bunun hangi oyun olduğu belli değil.
error-header = Bu başlık okunamadı.
error-data = Bilgisayar ezberindeki bir parçayı kullanamıyor. Onsuz oynamayı sürdürüyor.
error-data-foreign = Bilgisayarın ezberindeki bir parça olması gereken şey değil. Onsuz oynamayı sürdürüyor.
error-data-version = Bilgisayarın ezberindeki bir parça Kazan’ın başka bir sürümüne ait. Onsuz oynamayı sürdürüyor.
error-data-wrong = Bilgisayarın ezberindeki bir parça başka bir oyuna ait. Onsuz oynamayı sürdürüyor.
error-data-damaged = Bilgisayarın ezberindeki bir parça bozulmuş ve silindi. Onsuz oynamayı sürdürüyor.

## Konum kurma

editor-title = Konum kur
menu-edit = Bu konumu değiştir
editor-side =
    { $who ->
        [light] Açık
        [dark] Koyu
       *[player] { player }
    }
editor-turn = Sıra
editor-touch = Dokununca ne olur
editor-add = Dokununca bir taş eklenir
editor-take = Dokununca bir taş eksilir
editor-tuzdik = Dokununca tuzdık olur
editor-count = Taş sayısı
editor-next = Devam
editor-good = Bu konum oynanabilir.
editor-over = Bu konumda oyun bitmiş.
editor-start = Başlangıç konumu
editor-clear = Tahtayı boşalt
editor-mirror = Tarafları değiştir
editor-how = Tahtada bir yere dokun; basılı tutarsan sürer. Tuşlarla: oklar, + ve −, ya da bir sayı.
editor-use = Şimdi ne yapalım?
editor-me = Senin tarafın
editor-computer = Bilgisayara karşı oyna
editor-analyse = Çözümle
editor-link = Bağlantı olarak gönder
    .hint = Açan kişi bu konumdan oynamayı sürdürebilir.
editor-puzzle = Bulmaca yap
editor-proving = Kanıtlanabilir bir kazanç aranıyor…
editor-puzzle-proved =
    { $moves ->
        [0] { editor-side }: oynar ve kesin kazanır. Bu kanıtlandı.
        [1] { editor-side }: oynar ve hemen kazanır. Bu kanıtlandı.
       *[other] { editor-side }: oynar ve en çok { $moves } hamlesinde kazanır. Bu kanıtlandı.
    }
editor-puzzle-right =
    { $right ->
        [1] { $choices } ilk hamleden yalnız biri kazandırır.
       *[other] { $choices } ilk hamleden { $right } tanesi kazandırır; hepsi doğru sayılır.
    }
editor-puzzle-none = Burada bir kazanç kanıtlanamadı, bu yüzden bulmaca olmaz. Konum yine de bağlantı olarak gönderilebilir.
editor-puzzle-text = Hamleyi bulabilir misin? Kazan’da { $game }:
position-stones-over = { stones } fazla
position-stones-short = { stones } eksik
position-below-none = Bir kuyuda sıfırdan az taş olamaz.
position-side-empty = { editor-side }: kuyularında taş yok, oyun bitmiş olurdu.
position-no-move = { editor-side }: sıra onda, ama kuyularında taş yok.
position-tuzdik-ninth = 9. kuyuda tuzdık olmaz.
position-tuzdik-stones = Tuzdıkta taş durmaz.
position-tuzdik-kazan = { editor-side }: tuzdık 3 taş getirir, kazanda en az 3 taş olmalı.
position-tuzdik-same = İki tuzdığın numarası aynı olamaz.
position-captured-one = { editor-side }: tek bir tane alınamaz.
position-side-over = { editor-side }: eldekilerle birlikte { pieces } fazla.
position-side-short = { editor-side }: üçten az taş, oyun bitmiş olurdu.
position-hands = Eldeki taşlar sıraya uymuyor: açık başlar, sonra sırayla konur.
position-taken-early = { editor-side }: bu kadar erken { pieces } alınmış olamaz.
position-mill-untaken = { editor-side }: değirmen var, ama rakipten taş alınmamış.
puzzle-shared = Senin için kuruldu
puzzle-ways = { $right } ilk hamle doğru. Bilgisayar kendini elinden geldiğince savunur.
puzzle-unproved = Bu konumda bir kazanç kanıtlanamıyor, bu yüzden bulmaca değil. Buradan oynayabilirsin.

## Resimler

picture-title = Resim ya da canlandırma
picture-what = Ne gönderilsin?
picture-still = Resim
picture-move = Son hamle
picture-game = Bütün oyun
picture-shown = { $game } oyunundan bir resim
picture-caption = { $ply }. hamle: { $move }
picture-making = Çiziliyor…
picture-done = Hazır: { $kilobytes } KB
picture-share = Paylaş…
picture-save = Dosyaya kaydet
