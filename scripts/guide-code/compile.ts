import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** The compiler's first line about each file; empty when all is well: `Dialog.tsx(4,2): error TS2741: …`. */
export const compile = async (root: string, sources: ReadonlyMap<string, string>): Promise<string[]> => {
  // In the tree, where the packages are found.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/guide-code-'));
  try {
    for (const [name, text] of sources) writeFileSync(join(folder, name), text);
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['vite/client'], noUnusedLocals: false, noUnusedParameters: false },
      files: [...sources.keys()],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_, out, err) =>
        resolve(`${out}${err}`),
      );
    });
    return said.split('\n').filter((line) => /^\S/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
