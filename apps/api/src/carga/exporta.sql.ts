import { isFormula } from '@vidas/api-client/kinds/formula.ts';
import { sql } from 'kysely';
import Papa from 'papaparse';
import type { Db } from '../db/schema.ts';
import { asSelected, inPortions } from '../db/portions.ts';
import type { Arquivo, Coluna } from './arquivo.ts';

const citada = (nome: string): string => `"${nome}"`;

const textoDe = (arquivo: Arquivo, { nome, tipo, em }: Coluna): string =>
  arquivo.escreve?.[nome] ?? tipo.escreve(em ?? `t.${citada(nome)}`);

/** Query of a file's tables: every column as text, by key. */
const leituraDe = (arquivo: Arquivo): string => {
  const colunas = arquivo.colunas.map((coluna) => `${textoDe(arquivo, coluna)} as ${citada(coluna.nome)}`);
  const chave = arquivo.colunas.flatMap(({ chave: daChave }, at) => (daChave ? [String(at + 1)] : []));
  return `select ${colunas.join(', ')} ${arquivo.leitura ?? `from ${arquivo.destinos[0]?.tabela}`} order by ${chave.join(', ')}`;
};

/** CSV lines in the load's form. */
export const linhasCsv = (linhasDe: readonly (readonly string[])[]): string =>
  linhasDe.length === 0
    ? ''
    : `${Papa.unparse(linhasDe as string[][], { delimiter: ';', newline: '\r\n' })}\r\n`;

const cabecalho = ({ colunas }: Arquivo): string => linhasCsv([colunas.map(({ nome }) => nome)]);

// The apostrophe stops a spreadsheet from running the cell; reading removes it (REL-9).
const celula = ({ tipo }: Coluna, valor: string | null): string =>
  tipo.nome === 'texto' && valor !== null && isFormula(valor) ? `'${valor}` : (valor ?? '');

/** A file of the database's rows in pieces, in the form that `carga` accepts. */
export async function* csvDe(db: Db, arquivo: Arquivo): AsyncGenerator<{ texto: string; linhas: number }> {
  yield { texto: cabecalho(arquivo), linhas: 0 };
  const consulta = sql<Record<string, string | null>>`${sql.raw(leituraDe(arquivo))}`;
  for await (const porcao of inPortions(db, consulta, asSelected))
    yield {
      texto: linhasCsv(
        porcao.map((row) => arquivo.colunas.map((coluna) => celula(coluna, row[coluna.nome] ?? null))),
      ),
      linhas: porcao.length,
    };
}

/** Template of the kind: columns and one invented line. */
export const modeloDe = (arquivo: Arquivo): string =>
  `${cabecalho(arquivo)}${linhasCsv([arquivo.colunas.map(({ exemplo }) => exemplo)])}`;
