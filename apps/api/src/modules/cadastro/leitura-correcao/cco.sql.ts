import { type RawBuilder, sql } from 'kysely';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A CCO given by ANS and its beneficiary. */
export interface CcoDado {
  cco: string;
  codbeneficiario: string | null;
  cpf: string | null;
}

/** Reason why a CCO was not written (SIB-10, SIB-19). */
export type MotivoRecusa =
  | 'INVALIDO'
  | 'DESCONHECIDO'
  | 'VARIOS VINCULOS'
  | 'DOIS CCO'
  | 'REPETIDO'
  | 'JA TEM'
  | 'OUTRO CCO'
  | 'DE OUTRO';

/** A CCO that was not written, and the reason; `matricula` is the bond meant for it. */
export interface CcoNaoGravado extends CcoDado {
  matricula: string | null;
  nome: string | null;
  motivo: MotivoRecusa;
}

/** Name of a bond's person, else the name of the CCO in the conference in force. */
const nomeDe = (matricula: string, cco: string): RawBuilder<string | null> => sql<string | null>`coalesce(
  (select p.nome from beneficiario o join pessoa p on p.id = o.pessoa_id where o.matricula = ${sql.ref(matricula)}),
  (select c.nome from conferencia_beneficiario c join conferencia_importacao f on f.id = c.importacao_id
    where c.cco = ${sql.ref(cco)} and f.em_vigor limit 1))`;

/**
 * Writes CCOs into bonds that have none, in one statement (SIB-19). `gravados` are matrículas, `naoGravados`
 * the other CCOs in order. A bond is found by its code, else by a CPF with exactly one bond.
 */
export const writeCcos = async (
  db: Db,
  dados: readonly CcoDado[],
  hoje: string,
): Promise<{ gravados: string[]; naoGravados: CcoNaoGravado[] }> => {
  const json = JSON.stringify(
    dados.map(({ cco, codbeneficiario, cpf }, ordem) => ({
      ordem,
      cco,
      codigo: codbeneficiario === null ? null : matriculaInteira(codbeneficiario),
      cpf,
    })),
  );
  const { rows } = await sql<{
    ordem: number;
    matricula: string | null;
    nome: string | null;
    motivo: MotivoRecusa | null;
  }>`
    with dado as materialized (
      select min(ordem) as ordem, cco, codigo, cpf
      from (
        select ordem, cco, codigo, regexp_replace(cpf, '[^0-9]', '', 'g') as cpf
        from json_to_recordset(${json}::json) as x (ordem int, cco text, codigo text, cpf text)
      ) limpo group by cco, codigo, cpf
    ),
    vinculo as materialized (
      select d.ordem, d.cco, b.matricula, 1 as vinculos from dado d join beneficiario b on b.matricula = d.codigo
      union all
      select d.ordem, d.cco, case when count(*) = 1 then min(b.matricula) end, count(*)
      from dado d join pessoa p on p.cpf = d.cpf join beneficiario b on b.pessoa_id = p.id
      where not exists (select 1 from beneficiario k where k.matricula = d.codigo)
      group by d.ordem, d.cco
    ),
    contado as (
      select cco, matricula, count(*) over (partition by cco) as bonds, count(*) over (partition by matricula) as ccos
      from (select distinct cco, matricula from vinculo where matricula is not null) achado
    ),
    julgado as materialized (
      select d.ordem, d.cco, v.matricula,
        case when v.vinculos is null then 'DESCONHECIDO' when v.matricula is null then 'VARIOS VINCULOS'
          when b.cco = d.cco then 'JA TEM' when b.cco is not null then 'OUTRO CCO'
          when exists (select 1 from beneficiario k where k.cco = d.cco) then 'DE OUTRO'
          when c.ccos > 1 then 'DOIS CCO' when c.bonds > 1 then 'REPETIDO' end as motivo
      from dado d
      left join vinculo v on v.ordem = d.ordem
      left join contado c on c.cco = d.cco and c.matricula = v.matricula
      left join beneficiario b on b.matricula = v.matricula
    ),
    gravado as (
      update beneficiario b set cco = j.cco, atualizado_em = ${hoje}::date
      from (select distinct cco, matricula from julgado where motivo is null) j
      where b.matricula = j.matricula and b.cco is null
      returning b.matricula
    )
    select j.ordem, j.matricula, coalesce(j.motivo, case when g.matricula is null then 'OUTRO CCO' end) as motivo,
      case when j.motivo is not null or g.matricula is null then ${nomeDe('j.matricula', 'j.cco')} end as nome
    from julgado j left join gravado g on g.matricula = j.matricula
    order by j.ordem`.execute(db);
  const naoGravados = rows.flatMap(({ ordem, matricula, nome, motivo }) => {
    const dado = dados[ordem];
    return motivo === null || dado === undefined ? [] : [{ ...dado, matricula, nome, motivo }];
  });
  const gravados = rows.flatMap(({ matricula, motivo }) => (motivo === null && matricula ? [matricula] : []));
  return { gravados: [...new Set(gravados)], naoGravados };
};

/** A CCO of a return that was not written, and the reason; `total` counts all of them. */
export interface CcoRecusado {
  codigo: string;
  motivo: MotivoRecusa;
  total: number;
}

/** A portion of a return's CCOs: after `de`, up to `ate`. */
export interface PorcaoDeCcos {
  retornoId: number;
  de: number;
  ate: number;
}

/**
 * Writes CCOs of included beneficiaries by code alone, never over another CCO (SIB-10). Returns the written
 * matrículas and records the reason for the others. A CCO that the bond already has is no conflict.
 */
export const writeCcosIncluidos = async (
  trx: Trx,
  { retornoId, de, ate }: PorcaoDeCcos,
  hoje: string,
): Promise<string[]> => {
  const porcao = sql`d.retorno_id = ${retornoId}::int and d.ordem > ${de}::int and d.ordem <= ${ate}::int`;
  const { rows } = await sql<{ matricula: string }>`
    update beneficiario b set cco = d.cco, atualizado_em = ${hoje}::date
    from sib_retorno_incluido d
    where ${porcao} and b.matricula = d.matricula and b.cco is null and d.no_arquivo is null
      and not exists (select 1 from beneficiario k where k.cco = d.cco)
    returning b.matricula`.execute(trx);
  // Scalar subqueries use the index; a self-join might read the whole return for each CCO.
  const doVinculo = (coluna: 'matricula' | 'cco') =>
    sql`(select b.${sql.ref(coluna)} from beneficiario b where b.matricula = d.matricula)`;
  await sql`
    update sib_retorno_incluido d set motivo = case when d.no_arquivo = 'INVALIDO' then d.no_arquivo
      when ${doVinculo('matricula')} is null then 'DESCONHECIDO'
      when ${doVinculo('cco')} is not null then 'OUTRO CCO' else coalesce(d.no_arquivo, 'DE OUTRO') end
    where ${porcao} and ${doVinculo('cco')} is distinct from d.cco`.execute(trx);
  return rows.map(({ matricula }) => matricula);
};

/** First CCOs of a return that were not written, with the reason. */
export const findRecusados = async (db: Db, retornoId: number): Promise<CcoRecusado[]> => {
  const { rows } = await sql<CcoRecusado>`
    select codigo, motivo, (count(*) over ())::int as total
    from sib_retorno_incluido where retorno_id = ${retornoId}::int and motivo is not null
    order by codigo, cco limit 20`.execute(db);
  return rows;
};

/** All CCOs of a return that were not written, with the reason. */
export const findNaoGravados = async (db: Db, retornoId: number): Promise<CcoNaoGravado[]> => {
  const { rows } = await sql<CcoNaoGravado>`
    select cco, nullif(codigo, '') as codbeneficiario, null as cpf, motivo,
      (select b.matricula from beneficiario b where b.matricula = i.matricula) as matricula, ${nomeDe('i.matricula', 'i.cco')} as nome
    from sib_retorno_incluido i where retorno_id = ${retornoId}::int and motivo is not null
    order by codigo, cco`.execute(db);
  return rows;
};
