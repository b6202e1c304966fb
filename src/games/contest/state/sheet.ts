// Reads sheets: YAML files that describe a contestant and its henchmen. A sheet is the deck of this game.
import { whole, fields, text, flag, word, type Fail, readAs, type Path } from '../../../input/fields.js';
import * as z from 'zod';
import { type Source, InputError } from '../../../input/input-error.js';
import { parseYaml } from '../../../input/yaml.js';

/** An attack form. In an indirect contest it performs tasks. */
export interface Form {
  readonly name: string;
  readonly skill: number;
  readonly power: number;
  /** The number of preparing actions it needs first. */
  readonly length: number;
  /** Its preparation is kept during other actions. */
  readonly hold: boolean;
}

export interface Contestant {
  readonly name: string;
  readonly speed: number;
  readonly encumbrance: number;
  readonly defence: number;
  readonly pool: number;
  readonly recovery: number;
  readonly forms: readonly Form[];
}

/** Equal henchmen who share an action card. */
interface Squad {
  readonly henchman: Contestant;
  readonly count: number;
}

/** One player's side: a contestant with a hand, and squads of henchmen without hands. */
export interface Sheet {
  /** Sheets of one team win together. A sheet without a team is a team of its own. */
  readonly team: string | undefined;
  readonly contestant: Contestant;
  readonly squads: readonly Squad[];
}

const TEAMS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange', 'purple'] as const;

const MOST_IN_SQUAD = 4;

const MOST_SQUADS = 4;

const MOST_FORMS = 6;

const DEFAULT_RECOVERY = 5;

const RANK = whole(0, 20);

const FORM = fields(
  {
    name: text('expected a name such as Bow'),
    skill: RANK.optional(),
    power: whole(1, 50).optional(),
    length: whole(0, 5).default(0),
    hold: flag().default(false),
  },
  'expected an attack form such as { name: Bow, skill: 6, power: 8, length: 2, hold: true }',
);

const FORMS = `expected one to ${MOST_FORMS} attack forms`;

const CONTESTANT = {
  name: text('expected a name such as Boxer'),
  speed: whole(0, 20),
  encumbrance: whole(0, 20).default(0),
  base: whole(1, 20).optional(),
  skill: RANK.optional(),
  defence: RANK.optional(),
  power: whole(1, 50).optional(),
  pool: whole(1, 200),
  recovery: whole(0, 10).optional(),
  attacks: z.array(FORM, FORMS).min(1, FORMS).max(MOST_FORMS, FORMS).optional(),
};

export const HENCHMEN_FIELDS = { ...CONTESTANT, count: whole(1, MOST_IN_SQUAD) };

const HENCHMEN = fields(
  HENCHMEN_FIELDS,
  'expected a squad such as { name: Thug, count: 4, speed: 4, base: 4, power: 2, pool: 2 }',
);

const SQUADS = `expected up to ${MOST_SQUADS} squads`;

/** The fields of a sheet. */
export const SHEET_FIELDS = {
  ...CONTESTANT,
  team: word(TEAMS, `expected a team such as ${TEAMS[0]}`).optional(),
  henchmen: z.array(HENCHMEN, SQUADS).max(MOST_SQUADS, SQUADS).default([]),
};

const SHEET = fields(SHEET_FIELDS, 'expected fields such as name, speed, skill, defence, power and pool');

export type SheetFields = z.output<typeof SHEET>;

type ContestantFields = Omit<SheetFields, 'team' | 'henchmen'>;

export function readSheet(source: Source): Sheet {
  const { value, lineOf } = parseYaml(source);
  const fail: Fail = (path, message) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    throw new InputError(`${source.file}:${lineOf(path)}${field === '' ? '' : `: ${field}`}: ${message}`);
  };
  return sheetOf(readAs(SHEET, value, fail), fail);
}

/** Makes a sheet from checked fields. */
export const sheetOf = (given: SheetFields, fail: Fail): Sheet => ({
  team: given.team,
  contestant: contestantOf(given, [], fail),
  squads: given.henchmen.map((squad, i) => ({
    henchman: contestantOf(squad, ['henchmen', i], fail),
    count: squad.count,
  })),
});

function contestantOf(given: ContestantFields, at: Path, fail: Fail): Contestant {
  const { name, speed, encumbrance, base, pool } = given;
  // An untrained skill is half the base attribute, an untrained defence the whole of it.
  const defence = given.defence ?? base ?? missing('defence');
  const recovery = given.recovery ?? Math.min(base ?? DEFAULT_RECOVERY, 10);
  return { name, speed, encumbrance, defence, pool, recovery, forms: formsOf() };

  function formsOf(): Form[] {
    const skill = given.skill ?? (base === undefined ? undefined : base >> 1);
    if (given.attacks === undefined)
      return [
        {
          name: 'attack',
          skill: skill ?? missing('skill'),
          power: given.power ?? missing('power'),
          length: 0,
          hold: false,
        },
      ];
    return given.attacks.map((form, i) => ({
      ...form,
      skill: form.skill ?? skill ?? missing('skill', ['attacks', i], ` for "${form.name}"`),
      power: form.power ?? given.power ?? missing('power', ['attacks', i], ` for "${form.name}"`),
    }));
  }

  function missing(field: 'defence' | 'skill' | 'power', inside: Path = [], whose = ''): never {
    const [least, most, orElse] = field === 'power' ? [1, 50, ''] : [0, 20, ', or a base attribute'];
    return fail(
      [...at, ...inside, field],
      `none given${whose}; expected a whole number from ${least} to ${most}${orElse}`,
    );
  }
}
