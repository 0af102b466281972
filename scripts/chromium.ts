import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell draws the same pictures with a fifth less of the processor: no window, no profile, no pages of the browser's own.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** First executable of that name in the PATH. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** The browser of the tests: CHROMIUM_PATH, then the usual places; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...KNOWN].find((file) => file !== '' && isExecutable(file)) ??
  onPath('chromium');

/** Start flags: no sandbox (tests run as root in containers), nothing that talks to the network by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As Debian's Chromium draws letters; the shell has another default.
  '--font-render-hinting=slight',
];
