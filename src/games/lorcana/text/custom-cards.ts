// Custom cards: files with a list of new cards, or with changes to existing cards by name.
import { Pool, nameKey } from '../cards/card-pool.js';
import { type Source, InputError } from '../../../input/input-error.js';
import { type Card, fullName } from '../cards/card.js';
import { parseJson } from '../../../input/json.js';
import { parseYaml, type Yaml } from '../../../input/yaml.js';
import { failAt } from '../cards/card-file.js';
import { isRecord, shown, type Fail, readAs, fields } from '../../../input/fields.js';
import {
  cardFromJson,
  cardFromYaml,
  checkedFacts,
  type WrittenFacts,
  type CardFacts,
  FACT_FIELDS,
} from '../cards/facts.js';
import { compileCard, findTypo } from './compile.js';
import { nearest } from '../../../input/nearest.js';

const FORM = 'expected a list of cards, or changes such as "Name - Version: { cost: 7 }"';

/** The pool with the new and changed cards of some files. A later file can change cards of earlier files. */
export function withCustomCards(pool: Pool, files: readonly Source[], allowUnsupported: boolean): Pool {
  const custom = new CustomCards(pool, allowUnsupported);
  for (const file of files) custom.read(file);
  return custom.pool();
}

class CustomCards {
  readonly #cards = new Map<string, Card>();

  constructor(
    private readonly base: Pool,
    private readonly allowUnsupported: boolean,
  ) {}

  pool(): Pool {
    return new Pool([...this.base.cards(), ...this.#cards.values()]);
  }

  read(source: Source): void {
    // JSON is YAML too, but the JSON parser reports errors better.
    if (/\.json$/i.test(source.file)) parseJson(source);
    const yaml = parseYaml(source);
    const { value } = yaml;
    if (Array.isArray(value))
      value.forEach((item, i) => {
        this.add(item, failAt(source.file, item, i, yaml.lineOf));
      });
    else if (isRecord(value))
      for (const [name, change] of Object.entries(value)) this.change(name, change, failInChange(source, name, yaml));
    else throw new InputError(`${source.file}:1: found ${shown(value)}; ${FORM}`);
  }

  private add(item: unknown, fail: Fail): void {
    const read = isRecord(item) && 'inks' in item ? cardFromJson : cardFromYaml;
    const facts = read(item, fail);
    if (this.find(fullName(facts)) !== undefined)
      fail(['name'], `this card exists; to change it, write "${fullName(facts)}: { … }"`);
    this.keep(this.compiled(facts, fail));
  }

  private change(name: string, change: unknown, fail: Fail): void {
    const card = this.find(name);
    if (card === undefined) return fail([], `no such card${this.suggest(name)}`);
    const changed = readAs(CHANGE, change, fail);
    // A missing field is absent from `changed`, not undefined.
    const facts = checkedFacts({ ...card, ink: card.inks, ...changed } as WrittenFacts, fail);
    const isReworded = changed.text !== undefined;
    this.keep(isReworded ? this.compiled(facts, fail) : { ...card, ...compileCard(facts), abilities: card.abilities });
  }

  private compiled(facts: CardFacts, fail: Fail): Card {
    const typo = findTypo(facts);
    if (typo !== undefined) fail(['text'], typo);
    const card = compileCard(facts);
    if (card.unsupported !== undefined && !this.allowUnsupported)
      fail(['text'], `not understood from "${card.unsupported}" on; --allow-unsupported would play the rest`);
    return card;
  }

  private find(name: string): Card | undefined {
    return this.#cards.get(nameKey(name)) ?? this.base.find(name);
  }

  private keep(card: Card): void {
    this.#cards.set(nameKey(fullName(card)), card);
  }

  private suggest(name: string): string {
    const near = nearest(name, [...this.base.names(), ...[...this.#cards.values()].map(fullName)]);
    return near === undefined ? '' : `; did you mean "${near}"?`;
  }
}

const { type, ink, cost, inkable, strength, willpower, lore, moveCost, classifications, text } = FACT_FIELDS;

/** Every fact of a card but its name, which deck lists and shuffles use. */
const CHANGE = fields(
  { type, ink, cost, inkable, strength, willpower, lore, moveCost, classifications, text },
  'expected changes such as { cost: 7 }',
).partial();

const failInChange =
  ({ file }: Source, name: string, { lineOf }: Yaml): Fail =>
  (path, message) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    throw new InputError(
      `${file}:${lineOf([name, ...path])}: card "${name}"${field === '' ? '' : `: ${field}`}: ${message}`,
    );
  };
