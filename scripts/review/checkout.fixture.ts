import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import type { Place } from './place.ts';

/** A small repository of its own with stories and pictures. */
export interface Checkout {
  place: Place;
  write: (path: string, content: string | Buffer) => void;
  /** Takes everything into a commit and gives its hash. */
  commit: (subject: string) => string;
  git: (...args: string[]) => string;
  remove: () => void;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A picture of one colour, with a square of another in its corner. */
export const pngOf = (colour: Colour, size = 20, square = 0, other: Colour = [0, 0, 0]): Buffer => {
  const png = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      png.data.set([...(x < square && y < square ? other : colour), 255], (y * size + x) * 4);
  return PNG.sync.write(png);
};

export const white: Colour = [255, 255, 255];

/** A file of stories with a title and the names of its exports. */
export const storiesOf = (title: string, names: readonly string[], imports = ''): string =>
  `${imports}\nconst meta = { title: '${title}' };\nexport default meta;\n` +
  names.map((name) => `export const ${name} = {};\n`).join('');

/** Makes a repository below the folder of temporary files, on the branch `main`. */
export const checkout = (): Checkout => {
  const root = mkdtempSync(join(tmpdir(), 'vidas-revisao-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Teste', '-c', 'user.email=teste@exemplo.com.br', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  for (const folder of ['ui', 'screens', 'api-client'])
    mkdirSync(join(root, 'packages', folder, 'src'), { recursive: true });
  return {
    place: { root, pictures: 'pictures', differences: 'differences' },
    write: (path, content) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    commit: (subject) => {
      git('add', '--all');
      git('commit', '--quiet', '--no-gpg-sign', '--message', subject);
      return git('rev-parse', 'HEAD');
    },
    git,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
