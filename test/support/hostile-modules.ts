// Agents whose attack is their source: syntax, imports and exports. They are texts, as most of them cannot be compiled.

const SITS_DOWN = `about: '', sitDown: () => ({ choose: () => 0 })`;

const AGENT = `export default { ${SITS_DOWN} };\n`;

/** By file name. */
export const HOSTILE_MODULES: Readonly<Record<string, string>> = {
  // Syntax.
  'syntax-error.ts': 'export default {,}',
  'jsx.ts': 'export default <a>b</a>;',
  'import-equals.ts': `import fs = require('fs');\nfs.existsSync('/');\n${AGENT}`,
  'decorators.ts': `const noted = (target: unknown) => target;\n@noted class Agent {}\n${AGENT}`,
  'nested.ts': `const x = ${'('.repeat(50_000)}1${')'.repeat(50_000)};\n${AGENT}`,
  'nested.js': `const x = ${'['.repeat(200_000)}${']'.repeat(200_000)};\n${AGENT}`,
  'long.ts': `/*${'*'.repeat(5_000_000)}*/\n${AGENT}`,
  'zeros.ts': '\0'.repeat(1000),
  'bom.ts': `\uFEFF${AGENT}`,
  'empty.js': '',
  'hash-bang.js': `#!/bin/sh\n${AGENT}`,
  'name-of-control.ts': `const \x1b[2J = 1;\n`,

  // Errors while the file loads.
  'throws-control-at-load.js': `throw new Error('\\x1b[2J\\x9b31m\\u202E\\r\\n\\0');`,
  'throws-getters-at-load.js': `throw Object.defineProperty(new Error(''), 'message', { get() { throw this; } });`,
  'throws-proxy-at-load.js': 'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });',
  'rejects-at-load.js': `void Promise.reject(new Error('at load'));\n${AGENT}`,
  'recurses.js': `(function again() { again(); again(); })();\n${AGENT}`,

  // Imports.
  'imports-itself.js': `import * as me from './imports-itself.js';\nme.default.about;\n${AGENT}`,
  'imports-loop.js': `import './imports-loop.js?2';\nimport './imports-loop.js?3';\n${AGENT}`,
  'imports-missing.js': `import 'no-such-package';\n${AGENT}`,
  'imports-folder.js': `import './';\n${AGENT}`,
  'imports-data.js': `export { default } from ${JSON.stringify(`data:text/javascript,export default { ${SITS_DOWN} }`)};`,
  'imports-many.js': `for (let i = 0; i < 3000; i++) await import(\`data:text/javascript,\${i}\`);\n${AGENT}`,
  'imports-endless-file.js': `import { readFileSync } from 'node:fs';\nimport '/dev/zero';\n${AGENT}`,
  'imports-tests.js': `import test from 'node:test';\ntest('fails', () => { throw new Error('in a test'); });\n${AGENT}`,
  'registers-hooks.js': `import { register } from 'node:module';
register('data:text/javascript,export const load = () => { throw new Error("no file"); }');
await import('./attacks.js').catch(() => 0);
${AGENT}`,
  'loads-anything.js': `import { createRequire } from 'node:module';
const { _extensions } = createRequire(import.meta.url)('node:module');
for (const ending of Object.keys(_extensions)) _extensions[ending] = () => { throw 1; };
${AGENT}`,

  // Exports.
  'exports-nothing.js': 'export const about = 1;',
  'exports-promise.js': `export default Promise.resolve({ ${SITS_DOWN} });`,
  'exports-harmful-getter.js': `export default { get about() { throw new Error('\\x1b[2J'); }, sitDown() {} };`,
  'exports-proxy.js': `export default new Proxy({ ${SITS_DOWN} }, { get(_, name) { throw new Error(String(name)); } });`,
  'exports-null-parameter.js': `export default { ${SITS_DOWN}, parameters: { depth: null } };`,
  'sits-down-to-nothing.js': `export default { about: '', sitDown: () => undefined };`,
  'sits-down-to-promise.js': `export default { about: '', sitDown: async () => ({ choose: () => 0 }) };`,
  'sits-down-to-proxy.js': `export default { about: '', sitDown: () => new Proxy({}, { get() { throw null; } }) };`,
  // `import()` takes a module with an export of this name for a promise.
  'exports-then.js': `export const then = (resolve) => resolve({ default: { ${SITS_DOWN} } });`,
};
