// npm run variables [-- --check]: writes the table of variables into docs/operacao.md, or says that it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '../apps/api/src/config/variables.ts';
import { root } from './sources.ts';

/** The table of docs/operacao.md. */
const variablesTable = (): string =>
  [
    '| variável | sem ela | o que é |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([nome, { padrao, texto }]) =>
        `| \`${nome}\` | ${padrao.replaceAll('<', '&lt;')} | ${texto.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

const file = join(root, 'docs', 'operacao.md');
const [BEGIN, END] = ['<!-- variáveis: começo -->', '<!-- variáveis: fim -->'] as const;

/** The text with the table of today between its marks. */
export const withTable = (text: string): string => {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/operacao.md: faltam as marcas ${BEGIN} e ${END}.`);
  return `${text.slice(0, from + BEGIN.length)}\n${variablesTable()}\n${text.slice(to)}`;
};

if (import.meta.main) {
  const text = readFileSync(file, 'utf8');
  const fresh = withTable(text);
  if (!process.argv.includes('--check')) writeFileSync(file, fresh);
  else if (fresh !== text) {
    console.error('A tabela de variáveis de docs/operacao.md está velha: rode `npm run variables`.');
    process.exitCode = 1;
  }
}
