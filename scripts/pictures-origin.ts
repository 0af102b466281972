import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { picturesFolder } from './pictures-paths.ts';

/** What decides how text is drawn: pictures of another origin cannot be compared pixel by pixel. */
export interface Origin {
  platform: string;
  /** The browser with its major version. */
  browser: string;
  /** The family behind `monospace`; every other font is our own. */
  monospace: string;
}

const firstLine = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim() ?? '';

/** The origin of the pictures that this machine would make. */
export const originHere = (): Origin => ({
  platform: `${process.platform} ${process.arch}`,
  browser: /^\w+ \d+/.exec(firstLine(findChromium() ?? 'chromium', '--version'))?.[0] ?? '',
  monospace: firstLine('fc-match', '--format=%{family}', 'monospace'),
});

const file = join(picturesFolder, 'origin.json');

/** Where the stored pictures come from; undefined when there are none. */
export const originOfPictures = (): Origin | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Origin) : undefined;

/** Records that all pictures come from this machine. */
export const writeOrigin = (): void => writeFileSync(file, `${JSON.stringify(originHere(), null, 2)}\n`);

/** Why pictures of that origin cannot be compared here; undefined when they can. */
export const otherOrigin = (stored: Origin | undefined, here: Origin): string | undefined => {
  if (!stored) return undefined;
  // Without fc-match the fonts cannot be named; they are assumed to be the same.
  const differing = (['platform', 'browser', 'monospace'] as const).filter(
    (key) => stored[key] !== here[key] && !(key === 'monospace' && here.monospace === ''),
  );
  if (differing.length === 0) return undefined;
  const list = differing.map((key) => `${stored[key]} lá, ${here[key]} aqui`).join('; ');
  return `As imagens vêm de outra máquina (${list}): as letras saem diferentes, e por isso não são comparadas aqui.`;
};
