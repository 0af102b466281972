import { execFileSync } from 'node:child_process';

/** Change of a file since a commit: `A` is new, `D` is deleted. */
export type Change = 'A' | 'M' | 'D';

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });

const words = (root: string, ...args: string[]): string | undefined => {
  try {
    return git(root, ...args)
      .toString()
      .trim();
  } catch {
    return undefined;
  }
};

const hashOf = (root: string, name: string): string | undefined =>
  words(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

/** The commit that is asked for; without one where this branch left `main`, or on `main` itself the one before. */
export const baseCommit = (root: string, asked?: string): string => {
  if (asked !== undefined) {
    const hash = hashOf(root, asked);
    if (hash === undefined)
      throw new Error(
        `Não conheço o commit "${asked}": dê o hash, o ramo ou a etiqueta de um que exista aqui.`,
      );
    return hash;
  }
  const left = words(root, 'merge-base', 'HEAD', 'main');
  const base = left !== undefined && left !== hashOf(root, 'HEAD') ? left : hashOf(root, 'HEAD~1');
  if (base === undefined) throw new Error('Não há commit anterior com que comparar: diga qual é o commit.');
  return base;
};

/** The first line of what a commit says of itself. */
export const subjectOf = (root: string, commit: string): string =>
  words(root, 'show', '--no-patch', '--format=%s', commit) ?? '';

/** Every file that is another in the work tree than in the commit, relative to the root. */
export const changedFiles = (root: string, commit: string): Map<string, Change> => {
  const found = new Map<string, Change>();
  const parts = git(root, 'diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--')
    .toString()
    .split('\0');
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [status = '', path = ''] = [parts[at], parts[at + 1]];
    found.set(path, status === 'A' || status === 'D' ? status : 'M');
  }
  const unknown = git(root, 'ls-files', '-z', '--others', '--exclude-standard').toString().split('\0');
  // A file that git forgot but that still lies there is not gone.
  for (const path of unknown) if (path !== '') found.set(path, found.has(path) ? 'M' : 'A');
  return found;
};

/** The content of a file in a commit that has it. */
export const fileAt = (root: string, commit: string, path: string): Buffer =>
  git(root, 'show', `${commit}:./${path}`);
