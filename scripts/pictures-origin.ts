import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { picturesFolder } from './pictures-paths.ts';

/**
 * Origin of pictures, which decides how text is drawn, besides our own fonts. Pictures of different origins cannot be compared pixel by
 * pixel.
 */
export interface Origin {
  platform: string;
  /** The browser with its major version. */
  browser: string;
}

const firstLine = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim() ?? '';

/** The origin of the pictures that this machine would make. */
export const originHere = (): Origin => ({
  platform: `${process.platform} ${process.arch}`,
  browser: /^\w+ \d+/.exec(firstLine(findChromium() ?? 'chromium', '--version'))?.[0] ?? '',
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
  const differing = (['platform', 'browser'] as const).filter((key) => stored[key] !== here[key]);
  if (differing.length === 0) return undefined;
  const list = differing.map((key) => `${stored[key]} lá, ${here[key]} aqui`).join('; ');
  return `As imagens vêm de outra máquina (${list}): as letras saem diferentes, e por isso não são comparadas aqui.`;
};
