// npm run papeis:docs [-- --check]: writes the spoken text of each paper into docs/papeis.md, or reports that
// it is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { falaDe } from './fala.fixture.ts';
import { casos } from './casosDosPapeis.fixture.ts';
import { papeis } from './papeis.fixture.ts';

/** Target page. */
export const file = new URL('../../../../../docs/papeis.md', import.meta.url);
const [begin, end] = ['<!-- fala: começo -->', '<!-- fala: fim -->'];

const secaoDe = async (kind: string): Promise<string> => {
  const { usual } = casos;
  const make = papeis[kind];
  if (usual === undefined || make === undefined) throw new Error(`There is no ${kind}.`);
  const { bytes, senha } = await make({ ...usual, linhas: 2 });
  const [first = '', ...rest] = kind;
  const lines = (await falaDe(bytes, senha)).map((line, at) => `${at + 1}. ${line}`);
  return `### ${first.toUpperCase()}${rest.join('')}\n\n${lines.join('\n')}\n`;
};

const secoes = async (): Promise<string> => {
  const parts: string[] = [];
  for (const kind of Object.keys(papeis)) parts.push(await secaoDe(kind));
  return parts.join('\n').trim();
};
let known: Promise<string> | undefined;

/** The page with the spoken text of each paper between its marks. */
export const withSpeech = async (text: string): Promise<string> => {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/papeis.md: faltam as marcas ${begin} e ${end}.`);
  known ??= secoes();
  return `${text.slice(0, from + begin.length)}\n\n${await known}\n\n${text.slice(to)}`;
};

if (import.meta.main) {
  const text = readFileSync(file, 'utf8');
  const fresh = await withSpeech(text);
  if (!process.argv.includes('--check')) writeFileSync(file, fresh);
  else if (fresh !== text) {
    console.error('docs/papeis.md está velha: rode `npm run papeis:docs`.');
    process.exitCode = 1;
  }
}
