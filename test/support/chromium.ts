// The browser for browser tests.
import { type Browser, chromium } from 'playwright-core';
import { existsSync } from 'node:fs';

/** Paths on Debian and its derivatives. */
const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the browser of this machine. Without a browser: throws in CI, elsewhere prints a notice and returns undefined. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = PATHS.find((path) => existsSync(path));
  // The sandbox does not work as root, and these pages are our own.
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const notice = `no browser in ${PATHS.join(', ')}: browser tests skipped; apt-get install chromium`;
  if (process.env.CI !== undefined) throw new Error(notice);
  process.stderr.write(`${notice}\n`);
  return undefined;
}
