import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import { adotaEstes } from '../envio/sbxEstado.sql.ts';
import { listaDeCampos, situacaoOs } from '../conferencia/camposSib.sql.ts';
import { semCco } from '../conferencia/conferencia.sql.ts';
import { emVigor } from '../conferencia/importacao.sql.ts';
import { andamentoDaInclusao, andamentoDaSituacao, andamentoDoCampo } from './andamento.sql.ts';
import { chaves, type DiferencaRow, nomeDaDecisao } from './diferencas.rules.ts';

/** A difference by bond and label. */
export interface Escolhida {
  readonly matricula: string;
  readonly campo: string;
  /** CCO of the record of ANS; null without one. */
  readonly cco: string | null;
}

/** Author and moment (local, 'YYYY-MM-DDTHH:MM:SS') of an act. */
export interface Autor {
  readonly login: string;
  readonly em: string;
}

const dia = (coluna: string) => sql`to_char(${sql.ref(coluna)}, 'YYYY-MM-DD')`;

/** Locks bonds and their persons in a fixed order, so that nobody decides or corrects them meanwhile. */
export const lockVinculos = async (trx: Trx, matriculas: readonly string[]): Promise<void> => {
  await sql`select p.id from pessoa p where p.id in (select pessoa_id from beneficiario where matricula = any(${[...matriculas]}::text[]))
    order by p.id for update`.execute(trx);
  await sql`select matricula from beneficiario where matricula = any(${[...matriculas]}::text[]) order by matricula for update`.execute(
    trx,
  );
};

/** Chosen differences that still exist, in the order of their bonds. */
export const findDiferencas = async (
  trx: Trx,
  escolhidas: readonly Escolhida[],
  hoje: string,
): Promise<DiferencaRow[]> => {
  const matriculas = [...new Set(escolhidas.map(({ matricula }) => matricula))];
  const destas = sql`b.matricula = any(${matriculas}::text[])`;
  const par = sql`conferencia_par k
    join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
    join beneficiario b on b.matricula = coalesce(k.matricula, k.outro_matricula)
    join pessoa p on p.id = b.pessoa_id`;
  const comum = sql`b.matricula, b.pessoa_id as "pessoaId", p.nome, b.cco, ${situacaoOs(hoje)} as "situacaoOs",
    b.congenere_codigo as congenere, ${dia('b.ativado_em')} as "ativadoEm"`;
  const { rows } = await sql<DiferencaRow>`
    with diferenca as (
      select ${comum}, 0 as ordem, 'Situação' as campo, c.situacao as "valorAns", ${situacaoOs(hoje)} as "valorOperadora",
        ${andamentoDaSituacao(hoje)} as andamento, c.cco as "ccoAns", ${dia('c.cancelado_em')} as "canceladoNaAns"
      from ${par}
      where k.importacao_id = ${emVigor} and k.matricula is not null and ${destas} and c.situacao <> ${situacaoOs(hoje)}
      union all
      select ${comum}, d.ordem + 1, d.campo, d.valor_ans, d.valor_operadora, ${andamentoDoCampo(hoje)}, c.cco, ${dia('c.cancelado_em')}
      from ${par} cross join ${listaDeCampos(emVigor, hoje)}
      where k.importacao_id = ${emVigor} and k.campos > 0 and ${destas}
      union all
      select ${comum}, 99, 'Sem CCO', null, 'INATIVO', ${andamentoDaInclusao}, null, null
      from beneficiario b join pessoa p on p.id = b.pessoa_id
      where ${destas} and ${semCco(hoje)} and ${situacaoOs(hoje)} = 'INATIVO'
    )
    select f.* from diferenca f
    join json_to_recordset(${JSON.stringify(escolhidas)}::json) as e (matricula text, campo text, cco text)
      on e.matricula = f.matricula and e.campo = f.campo and e.cco is not distinct from f."ccoAns"
    order by f.matricula, f.ordem, f."ccoAns"`.execute(trx);
  return rows;
};

/** Records decisions, with both values and the conference file in force; returns their ids. */
export const insertDecisoes = async (
  trx: Trx,
  rows: readonly DiferencaRow[],
  { ato, login, em }: Autor & { ato: 'ENVIO' | 'USO' },
): Promise<number[]> => {
  const json = JSON.stringify(
    rows.map(({ matricula, campo, valorAns, valorOperadora }) => ({
      matricula,
      campo: nomeDaDecisao(campo),
      valor_ans: valorAns,
      valor_operadora: valorOperadora,
    })),
  );
  const inserted = await sql<{ id: number }>`
    insert into sib_decisao (matricula, campo, ato, valor_ans, valor_operadora, arquivo, login, em)
    select matricula, campo, ${ato}, valor_ans, valor_operadora,
      (select nome_arquivo from conferencia_importacao where em_vigor), ${login}, ${em}::timestamp
    from json_to_recordset(${json}::json) as x (matricula text, campo text, valor_ans text, valor_operadora text)
    returning id`.execute(trx);
  return inserted.rows.map(({ id }) => id);
};

const doRegistro = sql`conferencia_beneficiario c where c.importacao_id = ${emVigor}`;

/** Values of ANS's record `c` under the SIB's names. */
const naAns = sql`jsonb_build_object('nome', c.nome, 'cpf', c.cpf, 'cns', c.cns, 'dataNascimento', c.nascimento,
  'sexo', case c.sexo when 'M' then '1' when 'F' then '3' end, 'nomeMae', c.nome_mae, 'numeroPlanoANS', c.numero_plano_ans,
  'dataContratacao', c.contratado_em)`;

/** Stores ANS's values of these fields as known to ANS, so that the register's values are movements. */
export const informaCampos = async (
  trx: Trx,
  { matricula, cco }: { matricula: string; cco: string },
  campos: readonly string[],
): Promise<void> => {
  const keys = campos.map((campo) => chaves[campo] ?? campo);
  await sql`update sib_estado e
    set fonte = null, dados = jsonb_strip_nulls(e.dados || (select jsonb_object_agg(key, value) from jsonb_each(x.ans) where key = any(${keys}::text[])))
    from (select ${naAns} as ans from ${doRegistro} and c.cco = ${cco}) x
    where e.matricula = ${matricula}`.execute(trx);
};

/** Stores ANS's situation as known to ANS. */
export const informaSituacao = async (
  trx: Trx,
  { matricula, cco }: { matricula: string; cco: string },
): Promise<void> => {
  await sql`update sib_estado e
    set fonte = null, situacao = x.situacao, dados = case x.situacao
      when 'ATIVO' then e.dados - 'dataCancelamento' - 'motivoCancelamento'
      else jsonb_strip_nulls(e.dados - 'dataReativacao' || jsonb_build_object('dataCancelamento', x.cancelado_em)) end
    from (select c.situacao, c.cancelado_em from ${doRegistro} and c.cco = ${cco}) x
    where e.matricula = ${matricula}`.execute(trx);
};

/**
 * Stores the register's values of these SIB fields as known to ANS: a value taken from ANS is no movement. Covers each bond of the
 * person whose record at ANS now has these values.
 */
export const concordaComAns = async (
  trx: Trx,
  { pessoaId, hoje }: { pessoaId: string; hoje: string },
  campos: readonly string[],
): Promise<void> => {
  for (const campo of campos)
    await sql`update sib_estado e
      set fonte = null, dados = jsonb_strip_nulls(e.dados || jsonb_build_object(${chaves[campo] ?? campo}::text, a.dados -> ${chaves[campo] ?? campo}::text))
      from sib_atual a
      where a.matricula = e.matricula and e.matricula in (
        select b.matricula from beneficiario b join pessoa p on p.id = b.pessoa_id
        join conferencia_par k on k.importacao_id = ${emVigor} and k.matricula = b.matricula
        join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
        where b.pessoa_id = ${pessoaId} and not exists (select 1 from ${listaDeCampos(emVigor, hoje)} where d.campo = ${campo}))`.execute(
      trx,
    );
};

/** Bond with a CCO; undefined when none has it. */
export const findDoCco = async (trx: Trx, cco: string): Promise<string | undefined> =>
  (await trx.selectFrom('beneficiario').where('cco', '=', cco).select('matricula').executeTakeFirst())
    ?.matricula;

export const isMotivo = async (trx: Trx, codigo: string): Promise<boolean> =>
  (await trx
    .selectFrom('motivo_cancelamento')
    .where('codigo', '=', codigo)
    .select('codigo')
    .executeTakeFirst()) !== undefined;

/** Changes a bond to what ANS has. */
export const mudaVinculo = async (
  trx: Trx,
  matricula: string,
  dados: Partial<{ cco: string; cancelado_em: string | null; motivo_cancelamento_codigo: string | null }>,
  hoje: string,
): Promise<void> => {
  await trx
    .updateTable('beneficiario')
    .set({ ...dados, atualizado_em: hoje })
    .where('matricula', '=', matricula)
    .execute();
};

/** Stores the register's data of these bonds as known to ANS, when none of it was ever sent (SIB-27). */
export const adotaVinculos = (trx: Trx, em: string, matriculas: readonly string[]): Promise<void> =>
  adotaEstes(trx, em, sql<boolean>`a.matricula = any(${[...matriculas]}::text[])`);

/** Sets a savepoint, so that one refused difference is rolled back alone. */
export const marca = async (trx: Trx): Promise<void> => {
  await sql`savepoint diferenca`.execute(trx);
};

export const voltaAMarca = async (trx: Trx): Promise<void> => {
  await sql`rollback to savepoint diferenca`.execute(trx);
};
