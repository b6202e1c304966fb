// What one card's text amounts to: its abilities by kind, what it waits for, how it can be paid for.
import { type Card, namesOf } from './cards/card.js';
import type { Linker } from './link/linker.js';
import { type KindCode, type StaticAbility, type OwnShift, type TriggeredAbility, Payment } from './state/program.js';
import type { Ability, ShiftAbility } from './ir/ability.js';
import type { KeywordName } from './ir/vocabulary.js';
import { On, eventBit } from './state/events.js';
import { dependencies } from './link/dependencies.js';

export function linkCard(card: Card, linker: Linker): KindCode {
  const numbers = card.abilities.map((ability) => linker.print(ability));
  const those = (kind: Ability['kind']) => numbers.filter((n) => linker.abilities[n]!.kind === kind);
  const triggered = those('triggered');
  const statics = those('static');
  const everywhere = statics.filter((n) => worksEverywhere(linker.abilities[n] as StaticAbility));
  const alternateCosts = those('alternateCost');
  const activated = those('activated');
  const keywords = numbers.map((n) => linker.abilities[n]!).filter((ability) => ability.kind === 'keyword');
  const shifts: OwnShift[] = [
    ...keywords.flatMap(({ shift }) => (shift === undefined ? [] : [shift])),
    ...statics.flatMap((n) => gainedShifts(linker.abilities[n] as StaticAbility)),
  ];
  const numberOf = (name: KeywordName) => keywords.findLast(({ keyword }) => keyword === name)?.n ?? 0;
  const has = (name: KeywordName) => keywords.some(({ keyword }) => keyword === name);
  const abilityOf = (n: number) => linker.abilities[n] as TriggeredAbility;
  const events = triggered.reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0);
  return {
    triggered,
    statics,
    everywhere,
    names: namesOf(card),
    ...paymentOf(card, shifts, everywhere.length > 0 || alternateCosts.length > 0),
    activated,
    mayBeUsed: activated.length > 0 || has('boost'),
    replacements: those('replacement'),
    alternateCosts,
    enterExerted: those('enterExerted'),
    actions: those('action'),
    shifts,
    numbers: {
      boost: numberOf('boost'),
      challenger: numberOf('challenger'),
      resist: numberOf('resist'),
      singer: numberOf('singer'),
      singTogether: numberOf('singTogether'),
    },
    events,
    overhears: triggered.reduce((bits, n) => bits | overheard(abilityOf(n)), 0),
    hears: events | (has('support') ? 1 << On.QUEST : 0) | (has('vanish') ? 1 << On.CHOSEN : 0),
    dependsOn: statics.reduce((bits, n) => bits | dependencies(linker.abilities[n] as StaticAbility), 0),
    discardEvents: triggered
      .filter((n) => abilityOf(n).inDiscard)
      .reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0),
  };
}

/** How this very card enters play applies as it enters, whatever else the sentence says of it (6.7.9). */
const worksEverywhere = ({ everywhere, rules }: StaticAbility): boolean =>
  everywhere === true ||
  rules.some(
    (rule) => rule.about === 'cards' && rule.cards.is === 'this' && rule.rules.some((each) => each.rule === 'enters'),
  );

/** "This card gains Shift N" works from wherever it is played (6.1.12). */
function gainedShifts(ability: StaticAbility): readonly OwnShift[] {
  if (ability.everywhere !== true) return [];
  const rules = ability.rules.flatMap((rule) => (rule.about === 'cards' && rule.cards.is === 'this' ? rule.rules : []));
  return rules.flatMap((rule) =>
    rule.rule === 'keyword' && rule.keyword === 'shift'
      ? [{ cost: [{ pay: 'ink', n: Number(rule.n ?? 0) }], while: ability.while }]
      : [],
  );
}

function paymentOf(
  card: Card,
  shifts: readonly ShiftAbility[],
  hasMore: boolean,
): { readonly payment: Payment; readonly shiftInk: number } {
  const [shift] = shifts;
  if (hasMore || card.abilities.some((each) => each.kind === 'keyword' && each.keyword === 'singTogether'))
    return { payment: Payment.OTHER, shiftInk: 0 };
  if (shift === undefined) return { payment: card.type === 'song' ? Payment.SONG : Payment.INK, shiftInk: 0 };
  const [cost] = shift.cost;
  const isPlain =
    shifts.length === 1 && shift.onto === undefined && shift.pair === undefined && shift.cost.length === 1;
  if (isPlain && cost?.pay === 'ink') return { payment: Payment.SHIFT, shiftInk: cost.n };
  return { payment: Payment.OTHER, shiftInk: 0 };
}

export const eventsOf = (ability: TriggeredAbility): number =>
  ability.on.reduce((bits, { on }) => bits | eventBit(on), 0);

/** Events that the ability waits for in what happens to others too. */
const overheard = ({ on }: TriggeredAbility): number =>
  on.reduce((bits, { on: name, subject }) => (subject?.is === 'this' ? bits : bits | eventBit(name)), 0);
