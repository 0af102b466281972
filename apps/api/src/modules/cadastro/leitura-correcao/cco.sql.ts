import { sql } from 'kysely';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A CCO that ANS gave and whom it is for. */
export interface CcoDado {
  cco: string;
  codbeneficiario: string | null;
  cpf: string | null;
}

/** Why a CCO was not written (SIB-10, SIB-19). */
export type MotivoRecusa =
  | 'INVALIDO'
  | 'DESCONHECIDO'
  | 'VARIOS VINCULOS'
  | 'DOIS CCO'
  | 'REPETIDO'
  | 'JA TEM'
  | 'OUTRO CCO'
  | 'DE OUTRO';

/** A given CCO that was not written, and why; `matricula` is the bond it would have gone to. */
export interface CcoNaoGravado extends CcoDado {
  matricula: string | null;
  motivo: MotivoRecusa;
}

/**
 * Writes CCOs into bonds that have none, in one statement (SIB-19): `gravados` are the matrículas written, `naoGravados` the other
 * CCOs in their order. A bond is found by its code or, without a known code, by its CPF when that has one bond.
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
  const { rows } = await sql<{ ordem: number; matricula: string | null; motivo: MotivoRecusa | null }>`
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
    select j.ordem, j.matricula, coalesce(j.motivo, case when g.matricula is null then 'OUTRO CCO' end) as motivo
    from julgado j left join gravado g on g.matricula = j.matricula
    order by j.ordem`.execute(db);
  const naoGravados = rows.flatMap(({ ordem, matricula, motivo }) => {
    const dado = dados[ordem];
    return motivo === null || dado === undefined ? [] : [{ ...dado, matricula, motivo }];
  });
  const gravados = rows.flatMap(({ matricula, motivo }) => (motivo === null && matricula ? [matricula] : []));
  return { gravados: [...new Set(gravados)], naoGravados };
};

/** A CCO of a return file that was not written, and why; `total` counts all of them. */
export interface CcoRecusado {
  codigo: string;
  motivo: MotivoRecusa;
  total: number;
}

/** The CCOs of a return, with how often the file names each bond and each CCO; a code may come without its leading zeros. */
const dados = (json: string) => sql`
  dado as materialized (
    select codigo, cco, matricula, count(*) over (partition by matricula) as ccos, count(*) over (partition by cco) as bonds
    from (
      select distinct codigo, cco, matricula
      from json_to_recordset(${json}::json) as x (codigo text, cco text, matricula text)
    ) distinto
  )`;

/**
 * Writes the CCOs that a return gives to included beneficiaries, by their code alone and never over another CCO (SIB-10);
 * `gravados` are their matrículas. `recusados` are those not written, the first of them with the reason. A CCO that the bond has
 * already is no conflict.
 */
export const writeCcosIncluidos = async (
  trx: Trx,
  incluidos: readonly { codigoBeneficiario: string; cco: string }[],
  hoje: string,
): Promise<{ gravados: string[]; recusados: CcoRecusado[] }> => {
  if (incluidos.length === 0) return { gravados: [], recusados: [] };
  const json = JSON.stringify(
    incluidos.map(({ codigoBeneficiario, cco }) => ({
      codigo: codigoBeneficiario,
      cco,
      matricula: matriculaInteira(codigoBeneficiario),
    })),
  );
  const gravados = await sql<{ matricula: string }>`
    with ${dados(json)}
    update beneficiario b set cco = d.cco, atualizado_em = ${hoje}::date
    from dado d
    where b.matricula = d.matricula and b.cco is null and d.ccos = 1 and d.bonds = 1 and d.cco ~ '^[0-9]{12}$'
      and not exists (select 1 from beneficiario k where k.cco = d.cco)
    returning b.matricula`.execute(trx);
  const { rows } = await sql<CcoRecusado>`
    with ${dados(json)}
    select d.codigo, (count(*) over ())::int as total, case when d.cco !~ '^[0-9]{12}$' then 'INVALIDO' when b.matricula is null then 'DESCONHECIDO'
      when b.cco is not null then 'OUTRO CCO' when d.ccos > 1 then 'DOIS CCO' when d.bonds > 1 then 'REPETIDO' else 'DE OUTRO' end as motivo
    from dado d left join beneficiario b on b.matricula = d.matricula
    where b.cco is distinct from d.cco
    order by d.codigo, d.cco limit 20`.execute(trx);
  return { gravados: gravados.rows.map(({ matricula }) => matricula), recusados: rows };
};
