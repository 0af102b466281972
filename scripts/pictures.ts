// The pictures of the stories (docs/decisions/0010): `check` compares the lists, `compare [path…]` the pictures,
// `update [path…]` writes them; without a path `update` also removes what no story asks for.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { checkPictures, pictureLines, readPictures } from './pictures-check.ts';
import { originHere, originOfPictures, otherOrigin, writeOrigin } from './pictures-origin.ts';
import { differencesFolder, picturesFolder } from './pictures-paths.ts';
import { root } from './sources.ts';
import { readAllStories } from './stories-read.ts';

const problems = () => checkPictures(readAllStories(root), readPictures(picturesFolder));

const check = (): boolean => {
  const found = problems();
  for (const { name, reason } of found.skipped) console.log(`Sem imagem, com motivo: ${name}: ${reason}`);
  const lines = pictureLines(found);
  for (const line of lines) console.error(line);
  return lines.length === 0;
};

const stories = (mode: 'compare' | 'update', paths: string[]) => {
  rmSync(differencesFolder, { recursive: true, force: true });
  // `--update` must come last: it would take a following path as its value.
  const update = mode === 'update' ? ['--update'] : [];
  return command('vitest', ['run', '--project', 'stories', ...paths, ...update], { PICTURES: mode });
};

const update = async (paths: string[]): Promise<boolean> => {
  const stored = otherOrigin(originOfPictures(), originHere());
  if (stored && paths.length > 0) {
    console.error(`${stored}\nAqui só se refazem todas: \`npm run pictures:update\` sem caminho.`);
    return false;
  }
  await stories('update', paths);
  if (paths.length > 0) return true;
  for (const name of problems().orphans) rmSync(join(picturesFolder, `${name}.png`));
  writeOrigin();
  return check();
};

const compare = async (paths: string[]): Promise<boolean> => {
  const stored = otherOrigin(originOfPictures(), originHere());
  if (stored) console.log(stored);
  else await stories('compare', paths);
  return true;
};

const [what = 'check', ...paths] = process.argv.slice(2);
try {
  const works = { check, update: () => update(paths), compare: () => compare(paths) };
  if (!(what in works)) throw new Error(`Não conheço ${what}: check, compare ou update.`);
  process.exitCode = (await works[what as keyof typeof works]()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
