import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { withoutNestedLoops } from '../../../db/withoutNestedLoops.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { emVigor } from './importacao.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { passosDoPareamento } from './pareamento.sql.ts';

/** Above this number of bonds a full comparison is faster. */
export const PARTIAL_MOST = 100_000;

/** Records paired by CCO in one statement; limited so that no statement runs into the time limit. */
const PORTION = 50_000;

/** Import in force and the day it was compared for; null before its first comparison. */
interface Comparacao {
  id: number;
  comparado_dia: string | null;
}

const findComparacao = (db: Db): Promise<Comparacao | undefined> =>
  db
    .selectFrom('conferencia_importacao')
    .where('id', '=', emVigor)
    .select(['id', 'comparado_dia'])
    .executeTakeFirst();

/**
 * Lock for one comparison at a time, because each one reads the previous result; released with the
 * transaction. JIT is off: it would add a second to a millisecond of work, since the planner overestimates.
 */
export const lockComparacao = async (trx: Trx): Promise<void> => {
  await sql`select set_config('jit', 'off', true), pg_advisory_xact_lock(hashtext('conferencia_par'))`.execute(
    trx,
  );
};

/** Records to compare: these CCOs, or the whole import without them. */
interface Scope {
  importacaoId: number;
  hoje: string;
  pares?: number;
  ccos?: readonly string[];
}

/** Conditions that split the records of an import by CCO. */
const portionsOf = async (trx: Trx, importacaoId: number): Promise<RawBuilder<boolean>[]> => {
  const { rows } = await sql<{ cco: string }>`
    select cco from (
      select cco, row_number() over (order by cco) as position from conferencia_beneficiario where importacao_id = ${importacaoId}
    ) numbered where position % ${PORTION} = 0`.execute(trx);
  const ends = [...rows.map(({ cco }) => cco), null];
  return ends.map((end, index) => {
    const after = ends[index - 1];
    return sql`c.importacao_id = ${importacaoId}::int
      ${after === undefined ? sql`` : sql`and c.cco > ${after}`} ${end === null ? sql`` : sql`and c.cco <= ${end}`}`;
  });
};

/** Pairs the records of the scope; none of them may have a pair yet. */
const pareia = async (trx: Trx, { importacaoId, hoje, pares, ccos }: Scope): Promise<void> => {
  const [porCco, ...depois] = passosDoPareamento(importacaoId, hoje, { pares, isWhole: !ccos });
  const inScope = ccos
    ? sql<boolean>`c.importacao_id = ${importacaoId}::int and c.cco in (select json_array_elements_text(${JSON.stringify(ccos)}::json))`
    : sql<boolean>`c.importacao_id = ${importacaoId}::int`;
  for (const portion of ccos ? [inScope] : await portionsOf(trx, importacaoId))
    await porCco.escreve(portion).execute(trx);
  const pairTheRest = async (): Promise<void> => {
    for (const { escreve } of depois) await escreve(inScope).execute(trx);
  };
  // Nested loops are faster for a few records.
  await (ccos ? pairTheRest() : withoutNestedLoops(trx, pairTheRest));
};

/** Compares an import with the whole register, even before it is in force. `agora` is the present moment. */
export const comparaTudo = async (trx: Trx, importacaoId: number, agora: Date): Promise<void> => {
  const hoje = operatorDay(agora);
  await lockComparacao(trx);
  await sql`delete from conferencia_par where importacao_id = ${importacaoId}`.execute(trx);
  await pareia(trx, { importacaoId, hoje });
  await sql`update conferencia_importacao set comparado_em = ${momentoLocal(agora)}::timestamp, comparado_dia = ${hoje}::date
    where id = ${importacaoId}`.execute(trx);
};

/**
 * CCOs of every record whose pair may depend on these bonds by CCO, code or CPF, before and after the change.
 * Connections are followed to the end.
 */
const findTouched = async (
  trx: Trx,
  { id, pares }: { id: number; pares: number },
  matriculas: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ cco: string }>`
    with recursive touched (cco, matricula) as (
      select null::text, matricula from json_array_elements_text(${JSON.stringify(matriculas)}::json) as given (matricula)
      union
      select next.cco, next.matricula from touched t cross join lateral (
        select k.cco, null::text from conferencia_par k where k.importacao_id = ${pares} and k.matricula = t.matricula
        union all
        select k.cco, null from conferencia_par k where k.importacao_id = ${pares} and k.outro_matricula = t.matricula
        union all
        select c.cco, null from beneficiario b join conferencia_beneficiario c on c.importacao_id = ${id} and c.cco = b.cco
        where b.matricula = t.matricula
        union all
        select c.cco, null from conferencia_beneficiario c where c.importacao_id = ${id} and c.matricula_ans = t.matricula
        union all
        select c.cco, null from beneficiario b join pessoa p on p.id = b.pessoa_id
        join conferencia_beneficiario c on c.importacao_id = ${id} and c.cpf = p.cpf and c.nascimento = p.nascimento
        where b.matricula = t.matricula
        union all
        select null, k.matricula from conferencia_par k where k.importacao_id = ${pares} and k.cco = t.cco and k.matricula is not null
        union all
        select null, b.matricula from beneficiario b where b.cco = t.cco
        union all
        select null, b.matricula from conferencia_beneficiario c join beneficiario b on b.matricula = c.matricula_ans
        where c.importacao_id = ${id} and c.cco = t.cco
        union all
        select null, b.matricula from conferencia_beneficiario c
        join pessoa p on p.cpf = c.cpf and p.nascimento = c.nascimento join beneficiario b on b.pessoa_id = p.id
        where c.importacao_id = ${id} and c.cco = t.cco
      ) next (cco, matricula)
    )
    select cco from touched where cco is not null`.execute(trx);
  return rows.map(({ cco }) => cco);
};

/** Removes the pairs of these records. */
export const removePares = async (trx: Trx, pares: number, ccos: readonly string[]): Promise<void> => {
  await sql`delete from conferencia_par where importacao_id = ${pares}
    and cco in (select json_array_elements_text(${JSON.stringify(ccos)}::json))`.execute(trx);
};

/**
 * Compares again the records of an import that these bonds may touch; `pares` selects the set of pairs
 * (`paresNovosDe`).
 */
export const comparaParte = async (
  trx: Trx,
  { id, hoje, pares = id }: { id: number; hoje: string; pares?: number },
  matriculas: readonly string[],
): Promise<void> => {
  const ccos = await findTouched(trx, { id, pares }, matriculas);
  if (ccos.length === 0) return;
  await removePares(trx, pares, ccos);
  await pareia(trx, { importacaoId: id, hoje, pares, ccos });
};

/** Records bonds that change during a comparison; its end compares them again. */
const anotaMudanca = async (trx: Trx, matriculas: readonly string[]): Promise<void> => {
  await sql`insert into conferencia_mudou (importacao_id, matricula)
    select i.id, given.matricula from conferencia_importacao i, json_array_elements_text(${JSON.stringify(matriculas)}::json) as given (matricula)
    where i.comparando on conflict do nothing`.execute(trx);
};

/**
 * Compares these bonds with the regulator's register again. Call it in the transaction that changed a bond (CCO, activation,
 * cancellation, plan) or its person (name, mother's name, CPF, CNS, birth, sex), after the change.
 */
export const recalculaDiferencas = async (trx: Trx, matriculas: readonly string[]): Promise<void> => {
  if (matriculas.length === 0) return;
  await lockComparacao(trx);
  await anotaMudanca(trx, matriculas);
  const state = await findComparacao(trx);
  // The file was never compared: the first reader compares everything.
  if (state === undefined || state.comparado_dia === null) return;
  if (matriculas.length <= PARTIAL_MOST)
    return comparaParte(trx, { id: state.id, hoje: state.comparado_dia }, matriculas);
  await sql`update conferencia_importacao set comparado_em = null, comparado_dia = null where id = ${state.id}`.execute(
    trx,
  );
};

/**
 * Brings the comparison up to today before it is read, because bonds begin and end with the day. Costs one
 * small query when nothing is due.
 */
export const comparacaoEmDia = async (db: Db, agora: Date): Promise<void> => {
  const hoje = operatorDay(agora);
  const isStale = (state: Comparacao | undefined): state is Comparacao =>
    state !== undefined && (state.comparado_dia ?? '') < hoje;
  if (!isStale(await findComparacao(db))) return;
  await tx(db, async (trx) => {
    await lockComparacao(trx);
    const state = await findComparacao(trx);
    if (!isStale(state)) return;
    const { id, comparado_dia: before } = state;
    if (before === null) return comparaTudo(trx, id, agora);
    const { rows } = await sql<{ matricula: string }>`
      select matricula from beneficiario where ativado_em > ${before}::date and ativado_em <= ${hoje}::date
      union
      select matricula from beneficiario where cancelado_em > ${before}::date and cancelado_em <= ${hoje}::date`.execute(
      trx,
    );
    if (rows.length > PARTIAL_MOST) return comparaTudo(trx, id, agora);
    await comparaParte(
      trx,
      { id, hoje },
      rows.map(({ matricula }) => matricula),
    );
    await sql`update conferencia_importacao set comparado_dia = ${hoje}::date where id = ${id}`.execute(trx);
  });
};
