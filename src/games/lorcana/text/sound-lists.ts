// Lists of effects that fit the words and that nobody means: what a later one speaks of is not what an earlier one leaves to be spoken of.
import { isNode, type Node } from './pronouns/pronoun-words.js';

export const isUnsoundList = (effects: readonly unknown[]): boolean =>
  picksOneAgain(effects) || speaksOfRounds(effects);

/** "One gets +3 {S} and one gains Evasive": another of them, where the first could be picked again as it has not left. */
function picksOneAgain(effects: readonly unknown[]): boolean {
  const groups = new Set<unknown>();
  for (const effect of effects) {
    const pick = isNode(effect) ? pickOf(effect) : undefined;
    if (pick === undefined) continue;
    if (groups.has(pick.is) && (pick.say as Node | undefined)?.is === 'one of those') return true;
    if (!LEAVING.has((effect as Node).kind)) groups.add(pick.is);
  }
  return false;
}

const LEAVING: ReadonlySet<unknown> = new Set(['move', 'banish']);

/** One of several cards spoken of before, as an effect picks it. */
function pickOf({ to, what, from }: Node): Node | undefined {
  for (const target of [to, what, from])
    if (isNode(target) && isNode(target.choose)) return target.choose.is === undefined ? undefined : target.choose;
  return undefined;
}

/** "For each item, draw a card. Then, discard that many cards": what each round did has a name in that round alone. */
const speaksOfRounds = (effects: readonly unknown[]): boolean =>
  effects.some((one, at) => isNode(one) && one.kind === 'repeat' && isNamedLater(one, effects.slice(at + 1)));

function isNamedLater(round: Node, after: readonly unknown[]): boolean {
  const labels = [...JSON.stringify(round.do).matchAll(/"as":"(\w+)"/g)].map(([, label]) => label!);
  const said = JSON.stringify(after);
  return labels.some((label) =>
    ['done', 'step', 'ref', 'is', 'of'].some((key) => said.includes(`"${key}":"${label}"`)),
  );
}
