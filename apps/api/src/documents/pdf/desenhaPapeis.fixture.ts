// node desenhaPapeis.fixture.ts FOLDER: draws the first page of every paper; called by `npm run
// papeis:figuras`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileWord } from '../../mail/fileWord.ts';
import { casos } from './casosDosPapeis.fixture.ts';
import { papeis } from './papeis.fixture.ts';

const [, , folder = '.'] = process.argv;

/** First page in grey, 460 pixels wide. */
const desenha = async (kind: string): Promise<void> => {
  const { usual } = casos;
  const make = papeis[kind];
  if (usual === undefined || make === undefined) throw new Error(`There is no ${kind}.`);
  const { bytes, senha } = await make(usual);
  const lock = senha === undefined ? [] : ['-upw', senha];
  const drawn = [
    '-gray',
    '-jpeg',
    '-jpegopt',
    'quality=30,optimize=y',
    '-scale-to-x',
    '460',
    '-scale-to-y',
    '-1',
  ];
  execFileSync('pdftoppm', [...lock, ...drawn, '-singlefile', '-', join(folder, fileWord(kind))], {
    input: bytes,
  });
};

for (const kind of Object.keys(papeis)) await desenha(kind);
