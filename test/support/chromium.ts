import { type Browser, chromium } from 'playwright-core';
import { existsSync } from 'node:fs';

/** Where Debian and its kin put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of this machine, or `undefined` with a notice where there is none. In CI that is a failure: there the tests must have run.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = PLACES.find((path) => existsSync(path));
  // As root there is no sandbox to be had, and these pages are our own.
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const notice = `no browser in ${PLACES.join(', ')}: the report was not tried in one (apt-get install chromium)`;
  if (process.env.CI !== undefined) throw new Error(notice);
  process.stderr.write(`${notice}\n`);
  return undefined;
}
