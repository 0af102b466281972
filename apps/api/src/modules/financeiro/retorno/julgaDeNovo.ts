import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { Db } from '../../../db/database.ts';
import { type Trx, within } from '../../../db/tx.ts';
import { leDetalhe } from '../../../imports/detalheRetorno.ts';
import { insertEfeitos } from './aplicacao.sql.ts';
import { gravaEstado } from './estado.sql.ts';
import {
  contaBoletos,
  findReconhecidas,
  gravaJulgadas,
  insertJulgadas,
  type LinhaReconhecida,
} from './julgaDeNovo.sql.ts';
import { julga } from './julga.rules.ts';
import { findAlvos, lockTitulos } from './leitura.sql.ts';

/** Author and moment of a judgement: local, with seconds. */
export interface Quem {
  login: string;
  momento: string;
}

/** Counts of lines that found their title, and of their effects. */
export interface Reconhecidas {
  linhas: number;
  recebidoCents: number;
}

/** The embedded database serves nobody else while a portion is judged. */
const PORTION = 500;

/** Message about lines of earlier files that found their title. */
export const reconhecidas = (linhas: number): string =>
  linhas === 1
    ? 'Uma linha que esperava em um arquivo anterior encontrou o seu título.'
    : `${linhas.toLocaleString('pt-BR')} linhas que esperavam em arquivos anteriores encontraram os seus títulos.`;

/** Doubts and repetitions keep their outcome and only receive their title. */
const isJulgada = ({ fim }: LinhaReconhecida): boolean => fim !== 'DUVIDA' && fim !== 'REPETIDA';

const julgaPorcao = async (
  trx: Trx,
  arquivo: number,
  linhas: readonly LinhaReconhecida[],
  { login, momento }: Quem,
): Promise<Reconhecidas> => {
  const numeros = [...new Set(linhas.map(({ nossoNumero }) => nossoNumero))];
  await lockTitulos(trx, numeros);
  const { titulos } = await findAlvos(trx, arquivo, numeros);
  const julgadas = linhas.flatMap((row) => {
    const titulo = titulos.get(row.nossoNumero);
    if (!titulo) return [];
    const detalhe = leDetalhe(row.texto, row.linha);
    const origem = { arquivo, diasValidos: row.diasValidos, dia: row.enviadoEm.slice(0, 10) };
    const { linha, recebidoCents } = row;
    const antes = { fim: row.fim, motivo: row.motivo, comparacao: row.comparacao, efeito: null };
    const julgada = isJulgada(row) ? julga(detalhe, titulo, origem) : antes;
    return [
      {
        linha,
        recebidoCents,
        titulo: titulo.numero,
        eraDesconhecida: row.fim === 'DESCONHECIDO',
        ...julgada,
      },
    ];
  });
  const comEfeito = julgadas.flatMap(({ linha, efeito }) => (efeito ? [{ linha, efeito }] : []));
  await assina(trx, { login, em: momento });
  await insertEfeitos(trx, arquivo, comEfeito);
  await gravaEstado(trx, { arquivo, linha: comEfeito.map(({ linha }) => linha), lado: 'depois' });
  await gravaJulgadas(trx, arquivo, julgadas);
  await contaBoletos(trx, arquivo);
  const achadas = julgadas.filter(({ eraDesconhecida }) => eraDesconhecida);
  await insertJulgadas(
    trx,
    achadas.map(({ linha }) => ({ arquivo, linha, login, momento })),
  );
  return {
    linhas: achadas.length,
    recebidoCents: achadas.reduce((sum, { recebidoCents }) => sum + recebidoCents, 0),
  };
};

/**
 * Judges lines of applied files whose title arrived later, exactly like the import, in order of arrival
 * (CBR-24). Does nothing without new titles. Runs in the given transaction, or in small ones of its own.
 */
export const julgaDeNovo = async (db: Db | Trx, quem: Quem): Promise<Reconhecidas> => {
  const feito = { linhas: 0, recebidoCents: 0 };
  let ultima = { arquivo: 0, linha: 0 };
  for (;;) {
    const depois = ultima;
    // Sequential, because later portions depend on earlier ones.
    // oxlint-disable-next-line no-await-in-loop
    const porcao = await within(db, async (trx) => {
      const [arquivo, linhas] = await findReconhecidas(trx, depois, PORTION);
      const last = linhas.at(-1);
      if (!last) return null;
      return { fim: { arquivo, linha: last.linha }, ...(await julgaPorcao(trx, arquivo, linhas, quem)) };
    });
    if (porcao === null) return feito;
    feito.linhas += porcao.linhas;
    feito.recebidoCents += porcao.recebidoCents;
    ultima = porcao.fim;
  }
};
