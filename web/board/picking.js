/**
 * Choosing a move slot by slot: one routine for all games, by the paths of the legal moves.
 *
 * @typedef {import("./types.d.ts").Step} Step
 * @typedef {import("./types.d.ts").Move} Move
 */

/**
 * What is left to choose once the slots *picked* have been tapped.
 *
 * `next` are the slots that may be tapped now. `shared` are the first steps of every move still
 * possible as far as the picks have settled them: a step that touches a slot which some candidate
 * asks for and nobody has tapped yet may still change, so it waits. With one candidate whose path
 * is complete they are all its steps.
 *
 * @param {readonly Move[]} moves all legal moves
 * @param {readonly number[]} picked
 * @returns {{ candidates: Move[], next: number[], shared: Step[] }}
 */
export function narrow(moves, picked) {
  const candidates = moves.filter(({ path }) => picked.every((slot, at) => path[at] === slot));
  const open = candidates.flatMap(({ path }) => path.slice(picked.length));
  const asked = new Set(open.filter((slot) => !picked.includes(slot)));
  const complete = candidates.length === 1 && candidates[0].path.length === picked.length;
  return {
    candidates,
    next: [
      ...new Set(candidates.flatMap(({ path }) => path.slice(picked.length, picked.length + 1))),
    ],
    shared: complete ? candidates[0].steps : settled(candidates, asked),
  };
}

/**
 * @param {readonly Move[]} candidates
 * @param {ReadonlySet<number>} asked slots that a candidate still asks for
 * @returns {Step[]}
 */
function settled(candidates, asked) {
  const [first, ...others] = candidates;
  if (!first || asked.size === 0) return [];
  const end = first.steps.findIndex(
    (step, at) =>
      asked.has(step[1]) ||
      asked.has(step[2]) ||
      others.some(({ steps }) => String(steps[at]) !== String(step)),
  );
  return first.steps.slice(0, end < 0 ? first.steps.length : end);
}
