// Modal effects, "Choose one: • … • …": a player picks one or more of several texts.
import type { Effect, Modes, EffectOf } from '../../../ir/effect.js';
import {
  type Syntax,
  words,
  type Source,
  type Found,
  trieOf,
  type Part,
  seq,
  field,
  variant,
  type Fields,
  wordingOf,
  type Nil,
} from '../../grammar/index.js';
import { forwardRef } from '../../words/forward-references.js';
import type { Condition } from '../../../ir/condition.js';
import { condition } from '../condition/condition.js';
import { type Person, does } from '../target/person.js';

type Options = readonly (readonly Effect[])[];

/** How many options the player picks, as a function of the number of options. The first phrase that fits is the default. */
const MODES: readonly (readonly [phrase: string, modes: (options: number) => Modes | undefined])[] = [
  ['one', () => undefined],
  ['one or both', () => ({ least: 1, most: 2 })],
  ['one or more', (options) => ({ least: 1, most: options })],
  ['one or two', () => ({ least: 1, most: 2 })],
  ['two', () => ({ least: 2, most: 2 })],
  ['up to two', () => ({ least: 0, most: 2 })],
  ['up to 2', () => ({ least: 0, most: 2 })],
  ['three', () => ({ least: 3, most: 3 })],
  ['any number', (options) => ({ least: 0, most: options })],
];

const isSame = (a: Modes | undefined, b: Modes | undefined): boolean => a?.least === b?.least && a?.most === b?.most;

const body: Syntax<Options[number]> = forwardRef('body');

const deeds: Syntax<Options[number]> = forwardRef('deeds');

/** Losses of the opponent who chooses. No text lets an opponent choose between losses of yours. */
const LOSSES: ReadonlySet<string> = new Set(['loseLore', 'discard']);

/** "(Each opponent chooses one:) • Lose 1 lore": the opponent who chooses loses the lore. */
const theirOption: Syntax<Options[number]> = {
  read: (source, at) => [
    ...body.read(source, at),
    ...deeds.read(source, at).filter(({ value }) => value.every(({ kind }) => LOSSES.has(kind))),
  ],
  firstWords: () => undefined,
  write: (value) => body.write(value) ?? deeds.write(value),
};

const bullet = words('•');

const next = words('. •');

/** The options after the colon, each with its label in front if the options have names. */
function readOptions(
  source: Source,
  at: number,
  labels: readonly string[],
  option: Syntax<Options[number]>,
): readonly Found<Options>[] {
  const found: Found<Options>[] = [];
  const afterLabel = (i: number, from: number): number | undefined =>
    labels.length === 0
      ? from
      : labels[i] === undefined
        ? undefined
        : words(labels[i].replace('!', ' !')).read(source, from)[0]?.next;
  const grow = (options: Options, from: number): void => {
    const begin = afterLabel(options.length, from);
    if (begin === undefined) return;
    for (const more of option.read(source, begin)) {
      const now = [...options, more.value];
      for (const stop of next.read(source, more.next)) grow(now, stop.next);
      if (now.length > 1 && (labels.length === 0 || now.length === labels.length))
        found.push({ value: now, next: more.next });
    }
  };
  for (const first of bullet.read(source, at)) grow([], first.next);
  return found;
}

function writeOptions(
  options: Options,
  labels: readonly string[],
  option: Syntax<Options[number]>,
): string | undefined {
  const texts = options.map((one) => option.write(one));
  if (texts.includes(undefined)) return undefined;
  return texts.map((text, i) => (labels[i] === undefined ? `• ${text!}` : `• ${labels[i]} ${text!}`)).join(' . ');
}

type OneOf = EffectOf<'oneOf'>;

/** The words before the colon. */
interface Lead {
  /** Names of the options. */
  readonly labels: readonly string[];
  readonly next: number;
  /** The fields that the words set, given the options. Undefined if the words do not fit the options. */
  fieldsFor(options: Options): Partial<OneOf> | undefined;
}

const colon = words(':');

const MODE_PHRASES = trieOf(MODES.map(([phrase]) => `${phrase} :`));

/** "one", "one or both". */
const countLeads = (source: Source, at: number): readonly Lead[] =>
  MODE_PHRASES.read(source, at).map(({ value: i, next: end }) => {
    const [phrase, modes] = MODES[i]!;
    return {
      labels: [],
      next: end,
      fieldsFor(options: Options) {
        const picked = modes(options.length);
        if (picked !== undefined && picked.most > options.length) return undefined;
        const isUsual = MODES.findIndex(([, other]) => isSame(other(options.length), picked)) === i;
        return { ...(picked && { modes: picked }), ...(isUsual ? {} : { say: { modes: phrase } }) };
      },
    };
  });

const allIf: Part<{ readonly allIf: Condition }> = seq(
  words('one . if'),
  field('allIf', condition),
  words(', choose both instead'),
);

/** "one. If …, choose both instead", with a colon or a full stop before the options. */
const CONDITION_LEAD = seq(allIf, variant('stop', ':', '.'));

const conditionLeads = (source: Source, at: number): readonly Lead[] =>
  CONDITION_LEAD.read(source, at).map(({ value, next: end }) => ({ labels: [], next: end, fieldsFor: () => value }));

/** "YES! or NO!": options with names. */
function labelLeads(source: Source, at: number): readonly Lead[] {
  const labels: string[] = [];
  let from = at;
  for (;;) {
    const name = source.tokens[from]?.text ?? '';
    if (!/^\p{Lu}+$/u.test(name)) return [];
    const isLoud = source.tokens[from + 1]?.text === '!';
    labels.push(isLoud ? `${name}!` : name);
    from += isLoud ? 2 : 1;
    if (source.tokens[from]?.lower !== 'or') break;
    from++;
  }
  return colon
    .read(source, from)
    .filter(() => labels.length > 1)
    .map((end) => ({ labels, next: end.next, fieldsFor: () => ({ say: { labels: labels.join(' | ') } }) }));
}

function* leads(record: Fields): Iterable<{ readonly words: string; readonly used: readonly string[] }> {
  const { allIf: test, options, modes } = record as unknown as OneOf;
  const labels = wordingOf(record, 'labels');
  if (labels !== undefined) yield { words: labels.replaceAll(' | ', ' or '), used: [] };
  else if (test !== undefined) yield* allIf.write(record, []);
  else
    for (const [phrase, how] of MODES)
      if (isSame(how(options.length), modes) && (wordingOf(record, 'modes') ?? phrase) === phrase)
        yield { words: phrase, used: modes === undefined ? [] : ['modes'] };
}

/** Effects that a player does. The words do not name the player. */
const ACTOR_VERBS: ReadonlySet<string> = new Set([
  ...['draw', 'drawUntil', 'gainLore', 'loseLore', 'discard', 'shuffleDeck', 'exertInk', 'readyInk'],
  ...['look', 'search', 'play', 'pay'],
]);

/** True if the option does not say who does it: "each opponent chooses one: • Draw a card". "You draw" and "they draw" are clear. */
const lacksActor = (effect: Effect): boolean =>
  effect.say?.you === undefined &&
  (effect as { readonly who?: unknown }).who !== 'they' &&
  (ACTOR_VERBS.has(effect.kind) || TARGETS.some((key) => isOneOfYours(effect, key)));

const TARGETS = ['what', 'to', 'from', 'cards'] as const;

type Targeting = Partial<Record<(typeof TARGETS)[number], { readonly choose?: { readonly of?: unknown } }>>;

const isOneOfYours = (effect: Effect, key: (typeof TARGETS)[number]): boolean =>
  (effect as Targeting)[key]?.choose?.of === 'you';

/** "Choose one: • … • …". The acting player picks. */
export function modal(person: Person): Part<Effect> {
  const verb: Part<Nil> = does(person, 'choose');
  const by = person === 'you' ? {} : { by: 'they' as const };
  const option = person === 'you' ? body : theirOption;
  return {
    firstWords: () => verb.firstWords(),
    can: (record) => record.kind === 'oneOf' && record.by === (by as { by?: string }).by,
    read: (source, at) =>
      verb
        .read(source, at)
        .flatMap((lead) => [
          ...countLeads(source, lead.next),
          ...conditionLeads(source, lead.next),
          ...labelLeads(source, lead.next),
        ])
        .flatMap((lead) =>
          readOptions(source, lead.next, lead.labels, option).flatMap(({ value: options, next: end }) => {
            const how = person === 'you' || !options.flat().some(lacksActor) ? lead.fieldsFor(options) : undefined;
            return how === undefined ? [] : [{ value: { kind: 'oneOf', ...by, options, ...how }, next: end }];
          }),
        ),
    *write(record) {
      const labels = wordingOf(record, 'labels')?.split(' | ') ?? [];
      const texts = writeOptions(record.options as Options, labels, option);
      if (texts === undefined) return;
      const [does] = verb.write(record, []);
      const stop = record.allIf === undefined ? ':' : (wordingOf(record, 'stop') ?? ':');
      for (const lead of leads(record))
        yield { words: `${does!.words} ${lead.words} ${stop} ${texts}`, used: ['kind', 'by', 'options', ...lead.used] };
    },
  };
}
