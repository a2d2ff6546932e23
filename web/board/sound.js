/**
 * The sounds of stones on wood, made on the spot: no file is loaded. Silent until the person has
 * touched the page, as browsers want it, and whenever it is switched off.
 */

/** Steps by which a knock may differ from the next. */
const PITCH = 0.04;

/** Knocks nearer than this, in seconds, would only crackle. */
const NEAREST = 0.018;

/** The sound card rests when it has been quiet for so long, ms. */
const REST = 2500;

/** A heap of this many is as dull as it gets. */
const DULLEST = 12;

export class Sound {
  on = false;
  /** @type {AudioContext | null} */
  #context = null;
  /** Where all sounds meet: many at once must not crackle. @type {AudioNode | null} */
  #mixer = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  #last = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;

  /**
   * A stone comes down: on wood, or duller on the *below* stones already there; *stones* at once.
   *
   * @param {number} below
   * @param {number} [stones]
   */
  knock(below, stones = 1) {
    const context = this.#ready();
    if (!context || context.currentTime - this.#last < NEAREST) return;
    this.#last = context.currentTime;
    const dull = Math.min(1, below / DULLEST);
    const pitch = (below === 0 ? 620 : 980 - 260 * dull) * (1 + PITCH * (2 * Math.random() - 1));
    const loud = Math.min(0.5, 0.24 + 0.05 * stones) * (1 - 0.35 * dull);
    this.#tone(context, { pitch, to: pitch * 0.72, loud, length: below === 0 ? 0.085 : 0.05 });
    this.#rustle(context, {
      pitch: below === 0 ? 1400 : 3200 - 1200 * dull,
      loud: loud * 0.7,
      length: 0.03,
    });
    if (stones > 1) this.sweep(stones);
  }

  /**
   * Several stones come down together.
   *
   * @param {number} stones
   */
  sweep(stones) {
    const context = this.#ready();
    if (!context) return;
    const grains = Math.min(6, stones);
    for (let at = 0; at < grains; at += 1) {
      const after = 0.012 + at * (0.014 + 0.01 * Math.random());
      this.#rustle(context, {
        pitch: 2200 + 1400 * Math.random(),
        loud: 0.1,
        length: 0.035,
        after,
      });
    }
  }

  /**
   * Felt falls on wood.
   *
   * @param {number} [after] ms
   */
  thud(after = 0) {
    const context = this.#ready();
    if (!context) return;
    const wait = after / 1000;
    this.#tone(context, { pitch: 150, to: 62, loud: 0.42, length: 0.16, after: wait });
    this.#rustle(context, { pitch: 420, loud: 0.22, length: 0.09, after: wait });
  }

  /**
   * A low bell: a pit has become a tuzdik.
   *
   * @param {number} [after] ms
   */
  bell(after = 0) {
    const context = this.#ready();
    if (!context) return;
    [196, 392, 587.33].forEach((pitch, at) => {
      const loud = 0.16 / (at + 1);
      this.#tone(context, { pitch, to: pitch, loud, length: 1.1, after: after / 1000 });
    });
  }

  /** Three stones in line. */
  chime() {
    const context = this.#ready();
    if (!context) return;
    [523.25, 659.25, 783.99].forEach((pitch, at) => {
      this.#tone(context, { pitch, to: pitch, loud: 0.13, length: 0.7, after: at * 0.075 });
    });
  }

  /** The game is over. */
  end() {
    const context = this.#ready();
    if (!context) return;
    [392, 523.25, 659.25, 783.99].forEach((pitch, at) => {
      this.#tone(context, { pitch, to: pitch, loud: 0.14, length: 0.9, after: at * 0.13 });
    });
  }

  /** Give the sound card back. */
  close() {
    clearTimeout(this.#rest);
    const context = this.#context;
    this.#context = null;
    this.#mixer = null;
    return context?.close();
  }

  /** Open the sound card ahead of the first move, which would stand still meanwhile: 50 ms, 200 on a slow phone. */
  prepare() {
    if (this.#context || !this.#ready()) return;
    this.rest();
  }

  /** Something will sound soon: waking takes longer than a knock may wait. */
  wake() {
    clearTimeout(this.#rest);
    this.#ready();
  }

  /** Nothing moves any more: let the last sound die away, then stop the sound card. */
  rest() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#context?.suspend(), REST);
  }

  /** The context when something may sound now, else null. */
  #ready() {
    // A browser that cannot tell whether the person has touched the page decides for itself.
    if (!this.on || navigator.userActivation?.hasBeenActive === false) return null;
    this.#context ??= new AudioContext({ latencyHint: "interactive" });
    if (this.#context.state === "suspended") this.#context.resume();
    return this.#context;
  }

  /**
   * A tone that falls from *pitch* to *to* and dies away.
   *
   * @param {AudioContext} context
   * @param {{ pitch: number, to: number, loud: number, length: number, after?: number }} tone
   */
  #tone(context, { pitch, to, loud, length, after = 0 }) {
    const start = context.currentTime + after;
    const source = context.createOscillator();
    source.type = "sine";
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    this.#fade(context, source, { start, loud, length });
    source.start(start);
    source.stop(start + length);
  }

  /**
   * A breath of noise about *pitch*: the grain of the touch.
   *
   * @param {AudioContext} context
   * @param {{ pitch: number, loud: number, length: number, after?: number }} grain
   */
  #rustle(context, { pitch, loud, length, after = 0 }) {
    const start = context.currentTime + after;
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= whiteNoise(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = 1.1;
    source.connect(band);
    this.#fade(context, band, { start, loud, length });
    source.start(start, Math.random() * 0.5, length);
  }

  /**
   * @param {AudioContext} context
   * @param {AudioNode} source
   * @param {{ start: number, loud: number, length: number }} shape
   */
  #fade(context, source, { start, loud, length }) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0008, start + length);
    this.#mixer ??= mixer(context);
    source.connect(gain).connect(this.#mixer);
  }
}

/**
 * A soft ceiling: quiet sounds pass as they are, many at once press against it.
 *
 * @param {AudioContext} context
 */
function mixer(context) {
  const ceiling = context.createWaveShaper();
  ceiling.curve = Float32Array.from({ length: 257 }, (_, at) => Math.tanh((at - 128) / 96));
  ceiling.connect(context.destination);
  return ceiling;
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
