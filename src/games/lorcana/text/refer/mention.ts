// A card, player or step that a text has spoken of.

export interface Mention {
  /** A fixed name (`this`, `subject`, `object`); otherwise the target or step `node` gets a label. */
  readonly ref?: string;
  readonly node?: object;
  /** Card types it may be; none means any card. */
  readonly kinds: readonly string[];
  readonly many: boolean;
  readonly how: 'self' | 'subject' | 'object' | 'choose' | 'all' | 'random' | 'top' | 'step';
  readonly player?: boolean;
  /** Many, one at a time: "each of your characters … it". */
  readonly each?: boolean;
  /** What was done to it, or what the step did. */
  readonly did?: string;
  /** Not in play when it was spoken of: what only a card in play can be or have is not said of it, unless it was played. */
  readonly away?: boolean;
  /** An opponent's. */
  readonly theirs?: boolean;
  /** The sentence in which it was picked. */
  readonly sentence?: number;
}

/** The card that speaks. */
export const SELF: Mention = { ref: 'this', kinds: [], many: false, how: 'self' };

/** A player, or several, other than you alone. */
export const isOfOthers = (who: unknown): boolean => who !== undefined && who !== 'you';

/** Whom "they" may mean: an item or location by itself is "it". */
export const isAnyone = (one: Mention): boolean =>
  one.player !== true && one.how !== 'object' && (one.many || !isThingAlone(one));

/** Nobody says "he" of it. */
export const isThingAlone = ({ kinds }: Mention): boolean => kinds.length === 1 && THINGS.has(kinds[0]!);

export const isOne = ({ many, each }: Mention): boolean => !many || each === true;

const THINGS = new Set(['item', 'location']);

export const isNoCharacter = (kind: string): boolean => kind !== 'character';

export const fits = (mention: Mention, noun: string): boolean =>
  noun === 'card' ||
  mention.kinds.length === 0 ||
  mention.kinds.includes(noun) ||
  (noun === 'action' && mention.kinds.includes('song'));
