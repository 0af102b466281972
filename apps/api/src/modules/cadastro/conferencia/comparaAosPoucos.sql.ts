import { type RawBuilder, sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { comparaParte, comparaTudo, lockComparacao, PARTIAL_MOST } from './comparacao.sql.ts';
import { esqueceComparando } from './importacao.sql.ts';
import { type Passo, passosDoPareamento } from './pareamento.sql.ts';

/** Records of one transaction: some tens of ms, in which the embedded database answers nobody else. */
const PORTION = 1_000;

/** Conditions that divide the records of an import in the order of a column; those that have it alike stay together. */
async function* portionsBy(
  db: Db,
  importacaoId: number,
  por: Passo['por'],
): AsyncGenerator<RawBuilder<boolean>> {
  const column = sql.ref(`c.${por}`);
  let after: string | undefined;
  do {
    const since = sql`c.importacao_id = ${importacaoId}::int and ${after === undefined ? sql`${column} is not null` : sql`${column} > ${after}`}`;
    const { rows } = await sql<{
      last: string;
    }>`select ${column} as last from conferencia_beneficiario c where ${since}
      order by ${column} offset ${PORTION - 1} limit 1`.execute(db);
    after = rows[0]?.last;
    yield after === undefined ? sql<boolean>`${since}` : sql<boolean>`${since} and ${column} <= ${after}`;
  } while (after !== undefined);
}

/** A record that no step has paired yet, with the columns that may divide the rest of them. */
type SemPar = Record<Passo['por'], string | null> & { cco: string };

/** Unpaired records that are kept by name; of a file with more of them every step goes over the whole file. */
const KEPT_MOST = 20_000;

/** The records of a condition that have no pair, by the index of the pairs. */
const findSemPar = async (
  trx: Trx,
  importacaoId: number,
  portion: RawBuilder<boolean>,
): Promise<SemPar[]> => {
  const { rows } =
    await sql<SemPar>`select c.cco, c.matricula_ans, c.cpf from conferencia_beneficiario c where ${portion}
    and not exists (select 1 from conferencia_par k where k.importacao_id = ${importacaoId}::int and k.cco = c.cco)`.execute(
      trx,
    );
  return rows;
};

/** Conditions that divide these records by a column; those that have it alike stay together, and those without it are left out. */
function* portionsOf(
  importacaoId: number,
  records: readonly SemPar[],
  por: Passo['por'],
): Generator<RawBuilder<boolean>> {
  const groups = Map.groupBy(records, (record) => record[por]);
  groups.delete(null);
  let ccos: string[] = [];
  const condition = () =>
    sql<boolean>`c.importacao_id = ${importacaoId}::int and c.cco = any(${ccos}::text[])`;
  for (const group of groups.values()) {
    ccos.push(...group.map(({ cco }) => cco));
    if (ccos.length < PORTION) continue;
    yield condition();
    ccos = [];
  }
  if (ccos.length > 0) yield condition();
}

/**
 * Compares a file that is not in force with the register in many small transactions (SIB-42); gives the day for which it did.
 * `terminaComparacao` must follow. One file at a time.
 */
export const comparaAosPoucos = async (
  db: Db,
  importacaoId: number,
  agora: Date,
  keptMost = KEPT_MOST,
): Promise<string> => {
  const hoje = operatorDay(agora);
  // Whoever changes a bond holds the lock to the end, so each change is either seen by the comparison or noted.
  await tx(db, async (trx) => {
    await lockComparacao(trx);
    await esqueceComparando(trx);
    await sql`delete from conferencia_par where importacao_id = ${importacaoId}`.execute(trx);
    await sql`update conferencia_importacao set comparando = true where id = ${importacaoId}`.execute(trx);
  });
  const [primeiro, ...depois] = passosDoPareamento(importacaoId, hoje);
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    tx(db, async (trx) => {
      await lockComparacao(trx);
      await byIndexes(trx);
      return work(trx);
    });
  // Nearly every record has its pair after the first step, so the others need not look at all of them again.
  let rest: SemPar[] | undefined = [];
  for await (const portion of portionsBy(db, importacaoId, primeiro.por)) {
    const semPar = await write(async (trx) => {
      await primeiro.escreve(portion).execute(trx);
      return findSemPar(trx, importacaoId, portion);
    });
    rest?.push(...semPar);
    if (rest && rest.length > keptMost) rest = undefined;
  }
  for (const { por, escreve } of depois) {
    const portions = rest ? portionsOf(importacaoId, rest, por) : portionsBy(db, importacaoId, por);
    for await (const portion of portions) await write((trx) => escreve(portion).execute(trx));
  }
  return hoje;
};

/** Brings a comparison made in portions up to what changed meanwhile, in the transaction that puts the file in force. */
export const terminaComparacao = async (
  trx: Trx,
  { importacaoId, hoje, agora }: { importacaoId: number; hoje: string; agora: Date },
): Promise<void> => {
  await lockComparacao(trx);
  const { rows } = await sql<{ matricula: string }>`
    select matricula from conferencia_mudou where importacao_id = ${importacaoId}`.execute(trx);
  await esqueceComparando(trx);
  if (rows.length > PARTIAL_MOST) return comparaTudo(trx, importacaoId, agora);
  await comparaParte(
    trx,
    { id: importacaoId, hoje },
    rows.map(({ matricula }) => matricula),
  );
  await sql`update conferencia_importacao set comparado_em = ${momentoLocal(agora)}::timestamp, comparado_dia = ${hoje}::date
    where id = ${importacaoId}`.execute(trx);
};
