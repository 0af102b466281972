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

/**
 * Writes CCOs into bonds that have none, in one statement, and returns the matrículas written (SIB-19). A bond is found by its
 * code or, without a known code, by its CPF when that has one bond. Not written: two CCOs for one bond, one CCO for two bonds, a
 * CCO that another bond has.
 */
export const writeCcos = async (db: Db, dados: readonly CcoDado[], hoje: string): Promise<string[]> => {
  const json = JSON.stringify(
    dados.map(({ cco, codbeneficiario, cpf }) => ({
      cco,
      matricula: codbeneficiario === null ? null : matriculaInteira(codbeneficiario),
      cpf,
    })),
  );
  const { rows } = await sql<{ matricula: string }>`
    with dado as materialized (
      select distinct cco, matricula as codigo, regexp_replace(cpf, '[^0-9]', '', 'g') as cpf
      from json_to_recordset(${json}::json) as x (cco text, matricula text, cpf text)
    ),
    achado as (
      select d.cco, b.matricula from dado d join beneficiario b on b.matricula = d.codigo
      union
      select d.cco, min(b.matricula)
      from dado d join pessoa p on p.cpf = d.cpf join beneficiario b on b.pessoa_id = p.id
      where not exists (select 1 from beneficiario k where k.matricula = d.codigo)
      group by d.cco, d.cpf having count(*) = 1
    ),
    certo as (
      select cco, matricula from (
        select cco, matricula, count(*) over (partition by cco) as bonds, count(*) over (partition by matricula) as ccos from achado
      ) candidate where bonds = 1 and ccos = 1
    )
    update beneficiario b set cco = c.cco, atualizado_em = ${hoje}::date
    from certo c
    where b.matricula = c.matricula and b.cco is null and not exists (select 1 from beneficiario k where k.cco = c.cco)
    returning b.matricula`.execute(db);
  return rows.map(({ matricula }) => matricula);
};

/** A CCO of a return file that was not written, and why; `total` counts all of them. */
export interface CcoRecusado {
  codigo: string;
  motivo: 'INVALIDO' | 'DESCONHECIDO' | 'DOIS CCO' | 'REPETIDO' | 'OUTRO CCO' | 'DE OUTRO';
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
