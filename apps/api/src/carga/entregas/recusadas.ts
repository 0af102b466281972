import { isFormula } from '@vidas/api-client/kinds/formula.ts';
import type { Codificacao } from '@vidas/api-client/bytes/codificacao.ts';
import type { Db } from '../../db/schema.ts';
import type { Coluna } from '../arquivo.ts';
import { arquivoDe } from '../arquivos/index.ts';
import { linhasCsv } from '../exporta.sql.ts';
import { MOTIVO } from '../juiz.ts';
import { registrosDe } from '../leitor.ts';
import { Ilegivel } from '../tipos.ts';
import { abreArquivo, type Lugar } from './pedacos.sql.ts';
import { motivosEntre } from './problemas.sql.ts';

const numero = /^-\d[\d.]*(,\d+)?$/;

/**
 * A cell that a spreadsheet would run gets an apostrophe (REL-9). Cells that the load reads unchanged, and
 * numbers, stay.
 */
const inerte = (coluna: Coluna | undefined, celula: string): string =>
  isFormula(celula) && !numero.test(celula) && (!coluna || coluna.tipo.le(celula) instanceof Ilegivel)
    ? `'${celula}`
    : celula;

const linhaCsv = (celulas: readonly string[]): string => linhasCsv([celulas]).slice(0, -2);

/**
 * Refused lines of a stored file in original form, with reasons under `motivo`. The head comes first, alone;
 * then lines in portions.
 */
export async function* linhasRecusadas(
  db: Db,
  lugar: Lugar,
  codificacao: string,
): AsyncGenerator<string[], undefined> {
  const doArquivo = arquivoDe(lugar.nome)?.colunas ?? [];
  let colunas: (Coluna | undefined)[] | undefined;
  let lidas = 0;
  for await (const registros of registrosDe(abreArquivo(db, lugar), codificacao as Codificacao)) {
    let linhas = registros;
    if (!colunas) {
      const [cabecalho, ...demais] = registros;
      if (!cabecalho) continue;
      const nomes = cabecalho.celulas.map((celula) => celula.replace('\uFEFF', ''));
      lidas = nomes.length;
      // Lines from an earlier file of refusals already carry their reasons.
      if (nomes.at(-1)?.toLowerCase() === MOTIVO) nomes.pop();
      colunas = nomes.map((nome) => doArquivo.find((coluna) => coluna.nome === nome.toLowerCase()));
      yield [linhaCsv([...nomes, MOTIVO])];
      linhas = demais;
    }
    if (linhas.length === 0) continue;
    const daqui = colunas;
    const aMais = lidas;
    const motivos = await motivosEntre(db, lugar, [linhas[0]?.linha ?? 0, linhas.at(-1)?.linha ?? 0]);
    yield linhas.flatMap(({ linha, celulas }) => {
      const motivo = motivos.get(linha);
      if (motivo === undefined) return [];
      // A cut line keeps its reason under `motivo`.
      const nasColunas = daqui.map((coluna, at) => inerte(coluna, celulas[at] ?? ''));
      const alem = celulas.slice(aMais).map((celula) => inerte(undefined, celula));
      return [linhaCsv([...nasColunas, ...alem, motivo])];
    });
  }
}

/** Refused lines as the text of a file. */
export async function* csvDasRecusadas(
  db: Db,
  lugar: Lugar,
  codificacao: string,
): AsyncGenerator<string, undefined> {
  for await (const linhas of linhasRecusadas(db, lugar, codificacao))
    if (linhas.length > 0) yield `${linhas.join('\r\n')}\r\n`;
}
