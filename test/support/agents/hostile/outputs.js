// Floods, and bytes that are no lines of JSON.
import { writeSync } from 'node:fs';

const LAB = 3;

const MEGABYTE = 1 << 20;

/** Writes for ever: a full pipe blocks, or refuses for a moment. */
function floodWith(file, bytes) {
  for (;;)
    try {
      writeSync(file, bytes);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
}

const flood = (file, text) => ({ choose: () => floodWith(file, Buffer.from(text)) });

const written = (file, bytes) => ({
  choose() {
    writeSync(file, bytes);
    return 0;
  },
});

export const OUTPUTS = {
  'floods-stdout': flood(1, 'x'.repeat(MEGABYTE)),
  'floods-stderr': flood(2, `${'x'.repeat(1000)}\n`.repeat(1000)),
  'floods-lab-with-lines': flood(LAB, '{"choice":0,"seconds":0}\n'.repeat(10_000)),
  'floods-lab-with-empty-lines': flood(LAB, '\n'.repeat(MEGABYTE)),
  'floods-lab-with-a-line': flood(LAB, 'x'.repeat(MEGABYTE)),
  'floods-while-idle': {
    choose() {
      setInterval(() => process.stderr.write('y'.repeat(MEGABYTE)), 1);
      return 0;
    },
  },
  'writes-half-a-line': written(LAB, '{"choice":'),
  'writes-invalid-utf8': written(LAB, Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x0a])),
  'writes-other-line-ends': written(LAB, '{"choice":0}\r{"choice":0}\u2028{"choice":0}\u0085\x0b\n'),
  'writes-control-characters': written(2, '\x1b[2J\x1b[31mred\x07\b\x9b1A\x1b]52;c;aGk=\x07\r\0\u202Etxet\n'),
  'writes-a-stack': written(
    2,
    'Error: not mine\n    at run (file:///lab/run.js:1:1)\n    at main (file:///lab/main.js:2:2)\n',
  ),
  'writes-half-characters': {
    choose() {
      for (const byte of Buffer.from('ü\u{1F600}')) writeSync(2, Buffer.from([byte]));
      writeSync(2, Buffer.from([0xf0, 0x9f]));
      return 0;
    },
  },
};
