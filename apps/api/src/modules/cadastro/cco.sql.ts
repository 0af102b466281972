import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A CCO that ANS gave and whom it is for. */
export interface CcoDado {
  cco: string;
  codbeneficiario: string | null;
  cpf: string | null;
}

/**
 * Writes CCOs into the bonds that have none, in one statement, and answers how many it wrote. A bond is found by its code, and
 * without one that we know by its CPF when that names one bond. Left alone: a bond that two CCOs claim, a CCO that two bonds claim
 * or that a bond already has.
 */
export const writeCcos = async (db: Db, dados: readonly CcoDado[], hoje: string): Promise<number> => {
  const result = await sql`
    with dado as materialized (
      select distinct cco, case when length(codbeneficiario) < 10 then lpad(codbeneficiario, 10, '0') else codbeneficiario end as codigo,
        regexp_replace(cpf, '[^0-9]', '', 'g') as cpf
      from json_to_recordset(${JSON.stringify(dados)}::json) as x (cco text, codbeneficiario text, cpf text)
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
    where b.matricula = c.matricula and b.cco is null and not exists (select 1 from beneficiario k where k.cco = c.cco)`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
};
