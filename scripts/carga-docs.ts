// npm run carga:docs [-- --check]: writes what the declarations say into docs/carga.md, or says that it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arquivo, Coluna } from '../apps/api/src/carga/arquivo.ts';
import { arquivos } from '../apps/api/src/carga/arquivos/index.ts';
import { modeloDe } from '../apps/api/src/carga/exporta.sql.ts';
import { root } from './sources.ts';

const file = join(root, 'docs', 'carga.md');

const donos = { central: 'central', nosso: 'produto', ambos: 'os dois' } as const;

const naCelula = (text: string): string => text.replaceAll('|', '\\|');

/** The files that bring the values of a column. */
const trazem = (referencia: string): Arquivo[] =>
  arquivos.filter(
    ({ colunas, oferece }) =>
      colunas.some(({ em }) => em === referencia) || Object.keys(oferece ?? {}).includes(referencia),
  );

const significado = ({ nota, referencia }: Coluna): string => {
  const [de] = referencia === undefined ? [] : trazem(referencia);
  return [nota, de && `De \`${de.nome}\`.`].filter(Boolean).join(' ');
};

const papel = ({ chave, obrigatoria }: Coluna): string =>
  chave ? 'chave' : obrigatoria ? 'obrigatória' : '';

const tabela = (cabecalho: string, linhas: readonly string[]): string => {
  const colunas = cabecalho.split(' | ').length;
  return [`| ${cabecalho} |`, `|${' --- |'.repeat(colunas)}`, ...linhas].join('\n');
};

const colunasDe = ({ colunas }: Arquivo): string =>
  tabela(
    'coluna | papel | tipo | dono | significado',
    colunas.map(
      (coluna) =>
        `| \`${coluna.nome}\` | ${papel(coluna)} | ${naCelula(coluna.tipo.forma ?? coluna.tipo.nome)} | ${donos[coluna.dono ?? 'central']} | ${naCelula(significado(coluna))} |`,
    ),
  );

const lista = (titulo: string, itens: readonly string[]): string =>
  itens.length === 0 ? '' : `${titulo}\n\n${itens.map((item) => `- ${item}`).join('\n')}\n`;

const motivo = ({ coluna, motivo: texto }: { coluna: string; motivo: string }): string =>
  `\`${coluna}\`: ${texto}`;

const secaoDe = (arquivo: Arquivo): string => {
  const { numero, nome, titulo, notas, regras = [], conferencias = [], unicas = [] } = arquivo;
  const recusa = [
    ...unicas.map((colunas) => `\`${colunas.join(' + ')}\`: se repete`),
    ...regras.map(motivo),
    ...conferencias.filter(({ avisa }) => !avisa).map(motivo),
  ];
  const avisa = conferencias.filter((conferencia) => conferencia.avisa).map(motivo);
  return [
    `### ${numero} \`${nome}.csv\` · ${titulo}`,
    '',
    lista('', notas).trim(),
    '',
    colunasDe(arquivo),
    '',
    lista('Uma linha é recusada quando:', [...new Set(recusa)]),
    lista('Só se avisa quando:', [...new Set(avisa)]),
    `Modelo:\n\n\`\`\`csv\n${modeloDe(arquivo).replaceAll('\r\n', '\n').trim()}\n\`\`\`\n`,
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
};

const precisaDe = (arquivo: Arquivo): string =>
  [
    ...new Set(
      arquivo.colunas.flatMap(({ referencia }) =>
        referencia === undefined ? [] : trazem(referencia).map(({ numero }) => numero),
      ),
    ),
  ]
    .filter((numero) => numero !== arquivo.numero)
    .toSorted()
    .join(' ');

const chaveDe = ({ colunas }: Arquivo): string =>
  colunas
    .filter(({ chave }) => chave)
    .map(({ nome }) => `\`${nome}\``)
    .join(' + ');

const ordem = (): string =>
  tabela(
    'nº | arquivo | o que é | chave | precisa de',
    arquivos.map(
      (arquivo) =>
        `| ${arquivo.numero} | \`${arquivo.nome}.csv\` | ${arquivo.titulo} | ${chaveDe(arquivo)} | ${precisaDe(arquivo)} |`,
    ),
  );

/** Texts between the marks, by name. */
const partes: Readonly<Record<string, () => string>> = {
  ordem,
  arquivos: () => arquivos.map(secaoDe).join('\n'),
};

/** The text with what the declarations say between its marks. */
export const withFiles = (text: string): string => {
  let fresh = text;
  for (const [nome, parte] of Object.entries(partes)) {
    const [begin, end] = [`<!-- ${nome}: começo -->`, `<!-- ${nome}: fim -->`];
    const [from, to] = [fresh.indexOf(begin), fresh.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/carga.md: faltam as marcas ${begin} e ${end}.`);
    fresh = `${fresh.slice(0, from + begin.length)}\n\n${parte().trim()}\n\n${fresh.slice(to)}`;
  }
  return fresh;
};

if (import.meta.main) {
  const text = readFileSync(file, 'utf8');
  const fresh = withFiles(text);
  if (!process.argv.includes('--check')) writeFileSync(file, fresh);
  else if (fresh !== text) {
    console.error('docs/carga.md está velha: rode `npm run carga:docs`.');
    process.exitCode = 1;
  }
}
