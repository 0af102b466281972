import { abreArquivo, type Lugar } from '../../../carga/entregas/pedacos.sql.ts';
import { type Codificacao, type Registro, registrosDe } from '../../../carga/leitor.ts';
import type { Db } from '../../../db/database.ts';
import { csvLines } from '../../../documents/csv.ts';
import { findRecusadas, type Recusada } from './carga.sql.ts';

/** Lines whose reasons are in memory at once. */
const QUANTAS = 1_000;

async function* recusadasDe(db: Db, lugar: Lugar): AsyncGenerator<Recusada, undefined> {
  let depois = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const rows = await findRecusadas(db, { ...lugar, depois, quantas: QUANTAS });
    yield* rows;
    depois = rows.at(-1)?.linha ?? depois;
    if (rows.length < QUANTAS) return undefined;
  }
}

// The load takes the apostrophe of a formula off again (REL-9), and no amount with one.
const celulaDe = (valor: string): string =>
  /^-\d[\d.]*(,\d+)?$/.test(valor) ? valor : csvLines([[valor]]).slice(0, -2);

const linhaDe = (celulas: readonly string[]): string => celulas.map(celulaDe).join(';');

/** Where the reading of the refused ones stands. */
interface Espera {
  atual: Recusada | undefined;
  avanca: () => Promise<void>;
}

const esperaDe = (recusadas: AsyncGenerator<Recusada, undefined>): Espera => {
  const espera: Espera = {
    atual: undefined,
    avanca: async () => {
      espera.atual = (await recusadas.next()).value;
    },
  };
  return espera;
};

/** The lines of a portion that were refused, each with its reasons; moves on through the refused ones. */
const comMotivo = async (
  registros: readonly Registro[],
  { colunas, espera }: { colunas: number; espera: Espera },
): Promise<{ texto: string }[]> => {
  const saem: { texto: string }[] = [];
  for (const { linha, celulas } of registros) {
    // oxlint-disable-next-line no-await-in-loop -- read as far as they are needed
    while (espera.atual && espera.atual.linha < linha) await espera.avanca();
    if (!espera.atual) break;
    if (espera.atual.linha > linha) continue;
    const faltam = Array.from({ length: Math.max(0, colunas - celulas.length) }, () => '');
    saem.push({ texto: linhaDe([...celulas, ...faltam, espera.atual.motivo]) });
  }
  return saem;
};

/** The first lines that are not blank. */
const comecoDe = async (porcoes: AsyncGenerator<Registro[]>): Promise<Registro[]> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { value, done } = await porcoes.next();
    if (done || value.length > 0) return value ?? [];
  }
};

/**
 * The refused lines of a file that is kept, as they came and with their reasons in a last column: the head, and then portions of lines. One
 * piece of the file and some reasons are in memory.
 */
export const linhasRecusadas = async (
  db: Db,
  lugar: Lugar,
  codificacao: Codificacao,
): Promise<{ cabecalho: string; linhas: AsyncGenerator<{ texto: string }[]> }> => {
  const porcoes = registrosDe(abreArquivo(db, lugar), codificacao);
  const [cabecalho, ...resto] = await comecoDe(porcoes);
  const nomes = (cabecalho?.celulas ?? []).map((nome) => nome.replace('\uFEFF', ''));
  const espera = esperaDe(recusadasDe(db, lugar));
  const linhas = async function* () {
    await espera.avanca();
    yield await comMotivo(resto, { colunas: nomes.length, espera });
    for await (const registros of porcoes) {
      if (!espera.atual) return;
      yield await comMotivo(registros, { colunas: nomes.length, espera });
    }
  };
  return { cabecalho: linhaDe([...nomes, 'motivo']), linhas: linhas() };
};
