// Descriptions that break the code that reads them, and false descriptions through the pipe of the host.
import { writeSync } from 'node:fs';

const LAB = 3;

/** Answers the greeting of the lab before the host does. */
const forged = (answer) => ({
  load: () => {
    writeSync(LAB, `${JSON.stringify(answer)}\n`);
  },
});

const sound = { about: 'forged', parameters: {}, files: [] };

const withParameters = (parameters) => ({ maker: (agent) => ({ ...agent, parameters: parameters() }) });

export const HELLOS = {
  'hello-parameter-constructor': withParameters(() => ({ constructor: { usual: 1, about: '' } })),
  'hello-parameter-to-string': withParameters(() => ({ toString: { usual: 1, about: '' } })),
  'hello-parameter-proto': withParameters(() => JSON.parse('{"__proto__":{"usual":1,"about":""}}')),
  'hello-parameter-bigint': withParameters(() => ({ depth: { usual: 1n, about: '' } })),
  'hello-parameter-cycle': withParameters(() => {
    const usual = {};
    usual.usual = usual;
    return { depth: { usual, about: '' } };
  }),
  'hello-parameter-getter': withParameters(() => ({
    get depth() {
      throw new Error('no depth');
    },
  })),
  'hello-parameter-name': withParameters(() => ({ '\x1b[2J\r\n=1+1': { usual: 1, about: '\x1b[31m' } })),
  'hello-many-parameters': withParameters(() =>
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`p${i}`, { usual: i, about: '' }])),
  ),
  'hello-control-characters': { maker: (agent) => ({ ...agent, about: '\x1b[2J\x07\r\n\0\x9b1A\u202Etxet' }) },
  'hello-proxy': {
    maker: (agent) =>
      new Proxy(agent, {
        ownKeys() {
          throw new Error('no keys');
        },
        get(target, name) {
          if (name === 'parameters') throw new Error('no parameters');
          return target[name];
        },
      }),
  },
  'hello-reproducible-throws': {
    maker: (agent) => ({
      ...agent,
      isReproducible() {
        throw new Error('who knows');
      },
    }),
  },
  'hello-reproducible-promise': { maker: (agent) => ({ ...agent, isReproducible: async () => true }) },
  'forged-empty': forged({}),
  'forged-null': forged({ about: null, parameters: null, files: null }),
  'forged-files-wrong': forged({ ...sound, files: [0, null, {}] }),
  'forged-files-missing': forged({ ...sound, files: ['/no/such/file', '\0'] }),
  // Hashing this file never ends.
  'forged-files-endless': forged({ ...sound, files: ['/dev/zero'] }),
  'forged-parameters': forged({ ...sound, parameters: JSON.parse('{"__proto__":1,"toString":{"usual":null}}') }),
  'forged-wrong': forged({ wrong: { a: 1 }, fault: ['\x1b[2J'] }),
};
