import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../../', import.meta.url));

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** Version and commit of the project in that folder: '0.1.0, commit 1a2b3c4d5'. The build leaves the commit in `dist/commit.txt`. */
export const versaoEm = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const commit = textOf(join(folder, 'dist', 'commit.txt'));
  return `${version}, ${commit ? `commit ${commit}` : 'sem commit'}`;
};

/** The version of this server. */
export const versao = versaoEm(project);
