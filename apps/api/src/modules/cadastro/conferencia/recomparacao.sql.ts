import { sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';
import { anotaComparada, portionsBy, type Termino, tomaMudancas } from './comparaAosPoucos.sql.ts';
import { comparaParte, comparaTudo, lockComparacao, PARTIAL_MOST, removePares } from './comparacao.sql.ts';
import { READ_FOR_ONE } from './mudancas.sql.ts';
import { paresNovosDe } from './pareamento.sql.ts';

/** Columns of a pair that hold its result. */
const colunas = ['matricula', 'codigo', 'tem_cco', 'outro_matricula', 'difere_situacao', 'campos'];
const colunasDe = (pares: string) => sql.join(colunas.map((coluna) => sql.ref(`${pares}.${coluna}`)));

/** Pair of record `c`. The limit forces an index lookup per record, even when the planner expects no pairs. */
const parDe = (pares: number) =>
  sql`(select * from conferencia_par where importacao_id = ${pares}::int and cco = c.cco limit 1)`;

/**
 * CCOs of the file in force whose new pairs differ from those in use (SIB-43); `avanca` is called after each
 * portion.
 */
export const findDiferentes = async (
  db: Db,
  importacaoId: number,
  { pace, avanca }: { pace: Pace; avanca: () => Promise<void> },
): Promise<string[]> => {
  const diferentes: string[] = [];
  const wide = { ...pace, size: () => READ_FOR_ONE * pace.size() };
  for await (const { portion } of portionsBy(db, importacaoId, { por: 'cco', pace: wide })) {
    const { rows } = await pace.tx(db, async (trx) => {
      await byIndexes(trx);
      return sql<{ cco: string }>`select c.cco from conferencia_beneficiario c
        left join lateral ${parDe(importacaoId)} k on true left join lateral ${parDe(paresNovosDe(importacaoId))} n on true
        where ${portion} and row(${colunasDe('k')}) is distinct from row(${colunasDe('n')})`.execute(trx);
    });
    for (const { cco } of rows) diferentes.push(cco);
    await avanca();
  }
  return diferentes;
};

/** Condition: every record has a new pair, even one without a bond; an older server may have removed some. */
const areAllHere = async (trx: Trx, importacaoId: number): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean }>`
    select (select count(*) from conferencia_par where importacao_id = ${paresNovosDe(importacaoId)}::int) =
      (select count(*) from conferencia_beneficiario where importacao_id = ${importacaoId}::int) as all`.execute(
    trx,
  );
  return rows[0]?.all === true;
};

/**
 * Ends the recomparison of the file in force in one short transaction (SIB-43): only pairs that differ are
 * exchanged. Bonds that changed meanwhile were compared in both sets, or are compared here.
 */
export const terminaRecomparacao = async (
  trx: Trx,
  termino: Termino & { diferentes: readonly string[] },
): Promise<void> => {
  const { importacaoId, hoje, agora, diferentes } = termino;
  const novos = paresNovosDe(importacaoId);
  await lockComparacao(trx);
  const mudaram = await tomaMudancas(trx, importacaoId);
  if (mudaram.length > PARTIAL_MOST || !(await areAllHere(trx, importacaoId)))
    return comparaTudo(trx, importacaoId, agora);
  await comparaParte(trx, { id: importacaoId, hoje, pares: novos }, mudaram);
  if (diferentes.length > 0) {
    await removePares(trx, importacaoId, diferentes);
    const todas = sql.join(['cco', ...colunas].map((coluna) => sql.ref(coluna)));
    await sql`insert into conferencia_par (importacao_id, ${todas})
      select ${importacaoId}::int, ${todas} from conferencia_par where importacao_id = ${novos}::int
        and cco in (select json_array_elements_text(${JSON.stringify(diferentes)}::json))`.execute(trx);
  }
  await anotaComparada(trx, termino);
};
