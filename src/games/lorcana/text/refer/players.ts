// Players spoken of.
import type { Mention } from './mention.js';
import type { Reading } from './reading.js';
import { type Node, isNode } from '../pronouns/pronoun-words.js';

const PLAYER: Mention = { player: true, kinds: [], many: false, how: 'subject', ref: 'they' };

/** The one who does what the ability waits for, or whose turn it is. */
export const EVENT_PLAYER: Mention = { ...PLAYER, ref: 'eventPlayer' };

/** Players are chosen as something resolves, which a static ability never does. */
export function readChosenPlayer({ words, isStatic }: Reading): void {
  if (isStatic) words.unclear ??= 'chosen';
  words.mentions.add(PLAYER);
}

/** What each of some players does. */
export function readPlayers(reading: Reading, node: Node): void {
  const { words } = reading;
  const { who } = node;
  if (isNode(who) && (node.say as Node | undefined)?.who === 'that opponent') words.opponent(who);
  else if (isNode(who) && !words.player(who)) reading.visit(who);
  else if (who === 'they' && words.depth === 0) words.eventPlayer(node, 'who');
  readForOne(reading, node.do);
  words.mentions.add(
    who === 'they'
      ? (words.mentions.lastPlayer() ?? PLAYER)
      : who === 'opponents' || who === 'all'
        ? { ...PLAYER, ref: who }
        : PLAYER,
  );
}

/** What must be paid is paid by the one named: "unless their player chooses and discards a card". */
export function readUnless(reading: Reading, node: Node): void {
  reading.fields(node, 'costs');
  readForOne(reading, node.costs);
}

/** "… unless one of their characters …": each player by itself. */
export function readRuledPlayers(reading: Reading, node: Node): void {
  reading.visit(node.rules);
  readForOne(reading, node.while);
}

/** Here "they" is the player at hand. */
function readForOne(reading: Reading, value: unknown): void {
  reading.words.depth++;
  reading.visit(value);
  reading.words.depth--;
}
