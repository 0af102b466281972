import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { partesDeSaude } from '../../conta/conta.sql.ts';

/** Receipts for one person of a contract in a year. */
export interface PessoaDaDmedRow {
  titular: string;
  titular_nome: string;
  titular_cpf: string | null;
  matricula: string;
  nome: string;
  cpf: string | null;
  nascimento: string;
  dependencia: number;
  cents: number;
  /** The register says that the contract's administradora collects. */
  da_administradora: boolean;
  /** The contract has an administradora, and the register lacks the collector. */
  cobranca_sem_dado: boolean;
}

/** Persons of all declarations of a year, by contract. */
export const findPessoasDaDmed = async (db: Db, ano: number): Promise<PessoaDaDmedRow[]> => {
  const { rows } = await sql<PessoaDaDmedRow>`
    with parte as materialized (
      select x.titular, x.matricula, sum(x.cents)::int8 as cents
      from ${partesDeSaude(sql`m.titular_matricula is not null
        and m.dia between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`)} x
      group by 1, 2
    ), declarado as (select titular from parte group by 1 having sum(cents) > 0)
    select t.matricula as titular, tp.nome as titular_nome, tp.cpf as titular_cpf, b.matricula, p.nome, p.cpf, p.nascimento::text as nascimento,
      b.dependencia, x.cents,
      coalesce(t.tipo_contratacao = 3 and t.cobranca = 'administradora', false) as da_administradora,
      t.tipo_contratacao = 3 and t.cobranca is null and e.administradora is not null as cobranca_sem_dado
    from parte x
    join declarado d on d.titular = x.titular
    join beneficiario t on t.matricula = x.titular
    join pessoa tp on tp.id = t.pessoa_id
    join beneficiario b on b.matricula = x.matricula
    join pessoa p on p.id = b.pessoa_id
    left join empresa e on e.codigo = t.empresa_codigo
    where x.cents <> 0
    order by tp.nome, t.matricula, b.matricula <> t.matricula, p.nome, b.matricula`.execute(db);
  return rows;
};
