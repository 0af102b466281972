import { type RawBuilder, sql } from 'kysely';
import { append } from '../../../append.ts';
import { analyze } from '../../../db/analyze.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { type Pace, paceOf, steadyPace } from '../../../db/pace.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { comparaParte, comparaTudo, lockComparacao, PARTIAL_MOST } from './comparacao.sql.ts';
import { esqueceComparando } from './importacao.sql.ts';
import { paresNovosDe, type Passo, passosDoPareamento, semParDe } from './pareamento.sql.ts';

/** Records of the first transaction; the pace sizes the later ones. */
export const PRIMEIRA_PORCAO = 750;

/** Pace of a comparison on this installation's database. */
export const paceDaComparacao = (config: Pick<ServerConfig, 'databaseUrl'>): Pace =>
  paceOf(config, PRIMEIRA_PORCAO);

/** Conditions that split the records of an import by a column; records with an equal value stay together. */
export async function* portionsBy(
  db: Db,
  importacaoId: number,
  { por, pace, from }: { por: Passo['por']; pace: Pace; from?: string | undefined },
): AsyncGenerator<{ portion: RawBuilder<boolean>; size: number; after: string | undefined }> {
  const column = sql.ref(`c.${por}`);
  let after = from;
  do {
    const size = pace.size();
    const since = sql`c.importacao_id = ${importacaoId}::int and ${after === undefined ? sql`${column} is not null` : sql`${column} > ${after}`}`;
    const { rows } = await sql<{
      last: string;
    }>`select ${column} as last from conferencia_beneficiario c where ${since}
      order by ${column} offset ${size - 1} limit 1`.execute(db);
    after = rows[0]?.last;
    const portion =
      after === undefined ? sql<boolean>`${since}` : sql<boolean>`${since} and ${column} <= ${after}`;
    yield { portion, size, after };
  } while (after !== undefined);
}

/** A record that no step has paired yet, with the columns that can split the remaining ones. */
type SemPar = Record<Passo['por'], string | null> & { cco: string };

/** Maximum of unpaired records kept by name; above it every step scans the whole file. */
const KEPT_MOST = 20_000;

/** Unpaired records of a condition, read from the index of the pairs. */
const findSemPar = async (db: Db, pares: number, portion: RawBuilder<boolean>): Promise<SemPar[]> => {
  const { rows } =
    await sql<SemPar>`select c.cco, c.matricula_ans, c.cpf from conferencia_beneficiario c where ${portion}
    and ${semParDe(pares)}`.execute(db);
  return rows;
};

/** Conditions that split these records by a column; equal values stay together, nulls are left out. */
function* portionsOf(
  importacaoId: number,
  records: readonly SemPar[],
  { por, pace }: { por: Passo['por']; pace: Pace },
): Generator<RawBuilder<boolean>> {
  const groups = Map.groupBy(records, (record) => record[por]);
  groups.delete(null);
  let ccos: string[] = [];
  const condition = () =>
    sql<boolean>`c.importacao_id = ${importacaoId}::int and c.cco = any(${ccos}::text[])`;
  for (const group of groups.values()) {
    append(
      ccos,
      group.map(({ cco }) => cco),
    );
    if (ccos.length < pace.size()) continue;
    yield condition();
    ccos = [];
  }
  if (ccos.length > 0) yield condition();
}

/** Checkpoint of a comparison: its day, the pairing step and the last CCO that the first step paired. */
export interface PontoDaComparacao {
  hoje: string;
  passo: number;
  depois: string | null;
  /** Records that the first step has finished. */
  feito: number;
}

/** Options of a comparison: checkpoint to resume from, and callback for progress. */
export interface Andamento {
  ponto?: PontoDaComparacao | null;
  avanca?: (ponto: PontoDaComparacao) => Promise<void>;
  keptMost?: number;
  pace?: Pace;
  /** The file is already in force: the lists use its pairs, and new ones are stored beside them (`paresNovosDe`). */
  isDeNovo?: boolean;
}

/**
 * Progress of a comparison. Later steps only touch records that the first step left unpaired, so their total
 * is unknown (null).
 */
export const feitoDe = (
  { passo, feito }: PontoDaComparacao,
  registros: number,
): { feito: number; total: number | null } => ({
  feito: passo === 0 ? Math.min(feito, registros) : registros,
  total: passo === 0 ? registros : null,
});

/** Starts recording changes of bonds (SIB-42) and removes the old pairs. */
const comeca = (db: Db, importacaoId: number, pares: number): Promise<void> =>
  // Every change of a bond holds the lock to its end, so the comparison either sees the change or finds it
  // recorded.
  tx(db, async (trx) => {
    await lockComparacao(trx);
    await esqueceComparando(trx);
    await sql`delete from conferencia_par where importacao_id = ${pares}`.execute(trx);
    await sql`update conferencia_importacao set comparando = true where id = ${importacaoId}`.execute(trx);
  });

/**
 * Compares a file with the register in many small transactions (SIB-42) and returns the day it compared for.
 * `terminaComparacao` must follow; for the file in force, `terminaRecomparacao`. One file at a time.
 */
export const comparaAosPoucos = async (
  db: Db,
  importacaoId: number,
  agora: Date,
  {
    ponto = null,
    avanca = async () => undefined,
    keptMost = KEPT_MOST,
    pace = steadyPace(PRIMEIRA_PORCAO),
    isDeNovo = false,
  }: Andamento = {},
): Promise<string> => {
  const pares = isDeNovo ? paresNovosDe(importacaoId) : importacaoId;
  const isBegun = ponto !== null && (ponto.passo > 0 || ponto.depois !== null);
  let atual: PontoDaComparacao = ponto ?? { hoje: operatorDay(agora), passo: 0, depois: null, feito: 0 };
  const anda = async (news: Partial<PontoDaComparacao>): Promise<void> => {
    atual = { ...atual, ...news };
    await avanca(atual);
  };
  if (!isBegun) await comeca(db, importacaoId, pares);
  const [primeiro, ...depois] = passosDoPareamento(importacaoId, atual.hoje, { pares });
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    pace.tx(db, async (trx) => {
      await lockComparacao(trx);
      await byIndexes(trx);
      return work(trx);
    });
  // Nearly every record is paired after the first step, so later steps read only the unpaired ones.
  let rest: SemPar[] | undefined = [];
  const keep = (found: SemPar[]): void => {
    if (rest) append(rest, found);
    if (rest && rest.length > keptMost) rest = undefined;
  };
  if (isBegun) {
    const done = atual.passo === 0 ? sql<boolean>`c.cco <= ${atual.depois ?? ''}` : sql<boolean>`true`;
    keep(await findSemPar(db, pares, sql`c.importacao_id = ${importacaoId}::int and ${done}`));
  }
  if (atual.passo === 0) {
    const portions = portionsBy(db, importacaoId, {
      por: primeiro.por,
      pace,
      from: atual.depois ?? undefined,
    });
    for await (const { portion, size, after } of portions) {
      // A process that died may have written a portion without saving its checkpoint.
      const open = isBegun ? sql<boolean>`${portion} and ${semParDe(pares)}` : portion;
      const found = await write(async (trx) => {
        const { numAffectedRows } = await primeiro.escreve(open).execute(trx);
        // A CCO is unique within a file, so a complete portion has exactly `size` rows.
        const isAllWritten = after !== undefined && numAffectedRows === BigInt(size);
        return isAllWritten ? [] : findSemPar(trx, pares, portion);
      });
      keep(found);
      if (after !== undefined) await anda({ depois: after, feito: atual.feito + size });
    }
    // Most pairs are written by now; the next steps look them up and need fresh statistics.
    await analyze(db, ['conferencia_par']);
    await anda({ passo: 1 });
  }
  for (const [index, { por, escreve }] of depois.entries()) {
    if (index + 1 < atual.passo) continue;
    if (rest) {
      for (const portion of portionsOf(importacaoId, rest, { por, pace })) {
        // oxlint-disable-next-line no-await-in-loop
        await write((trx) => escreve(portion).execute(trx));
        // oxlint-disable-next-line no-await-in-loop
        await anda({});
      }
    } else {
      for await (const { portion } of portionsBy(db, importacaoId, { por, pace })) {
        await write((trx) => escreve(portion).execute(trx));
        await anda({});
      }
    }
    // oxlint-disable-next-line no-await-in-loop
    await anda({ passo: index + 2 });
  }
  return atual.hoje;
};

/** Takes and clears the list of bonds that changed during the comparison. */
export const tomaMudancas = async (trx: Trx, importacaoId: number): Promise<string[]> => {
  const { rows } = await sql<{ matricula: string }>`
    select matricula from conferencia_mudou where importacao_id = ${importacaoId}`.execute(trx);
  await esqueceComparando(trx);
  return rows.map(({ matricula }) => matricula);
};

/** Identity of a finished comparison: its file, its day and the present moment. */
export interface Termino {
  importacaoId: number;
  hoje: string;
  agora: Date;
}

/** Saves the moment and the day of a comparison. */
export const anotaComparada = async (trx: Trx, { importacaoId, hoje, agora }: Termino): Promise<void> => {
  await sql`update conferencia_importacao set comparado_em = ${momentoLocal(agora)}::timestamp, comparado_dia = ${hoje}::date
    where id = ${importacaoId}`.execute(trx);
};

/** Compares again the bonds that changed meanwhile, in the transaction that puts the file in force. */
export const terminaComparacao = async (trx: Trx, termino: Termino): Promise<void> => {
  const { importacaoId, hoje, agora } = termino;
  await lockComparacao(trx);
  const mudaram = await tomaMudancas(trx, importacaoId);
  if (mudaram.length > PARTIAL_MOST) return comparaTudo(trx, importacaoId, agora);
  await comparaParte(trx, { id: importacaoId, hoje }, mudaram);
  await anotaComparada(trx, termino);
};
