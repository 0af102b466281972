import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { partesDeSaude } from '../../conta/conta.sql.ts';

/** A declaration with its holder. */
export interface DeclaracaoRow {
  id: string;
  nome: string;
  /** Of the holder, 11 digits. */
  cpf: string | null;
  email: string | null;
  matricula: string;
  codigo_contrato: string;
  ano_base: number;
  gerada_em: string;
  /** The sum of what the paper prints. */
  total_cents: number;
}

/** What was received of a holder's invoices in a year, by the day on which it came (COB-13). */
const pagosEm = (titular: RawBuilder<unknown>, ano: RawBuilder<unknown>) =>
  partesDeSaude(sql`f.titular_matricula = ${titular} and f.tipo not in ('E', 'X')
    and m.dia between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`);

/** The declarations of the contract of a matrícula (a dependent's matrícula finds the holder's, COB-12), the newest first. */
export const findDeclaracoes = async (db: Db, matricula: string): Promise<DeclaracaoRow[]> => {
  const codigo = matricula.trim();
  const { rows } = await sql<DeclaracaoRow>`
    select d.id, p.nome, p.cpf, p.email, d.titular_matricula as matricula, d.codigo_contrato, d.ano_base, d.gerada_em,
      coalesce((select sum(x.cents) from ${pagosEm(sql`d.titular_matricula`, sql`d.ano_base`)} x), 0)::int8 as total_cents
    from declaracao_ir d
    join beneficiario b on b.matricula = d.titular_matricula
    join pessoa p on p.id = b.pessoa_id
    where d.titular_matricula = (select titular_matricula from beneficiario where matricula = ${matriculaInteira(codigo)})
    order by d.ano_base desc`.execute(db);
  return rows;
};

/** What was paid for one person in one month of a year, by the day of payment (COB-13); the holder first. */
export interface PagoRow {
  matricula: string;
  nome: string;
  cpf: string | null;
  dependencia: number;
  /** 1 to 12. */
  mes: number;
  cents: number;
}

/** The payments of a holder's invoices in a year, person by person and month by month. */
export const findPagos = async (db: Db, titular: string, ano: number): Promise<PagoRow[]> => {
  const { rows } = await sql<PagoRow>`
    select x.matricula, p.nome, p.cpf, b.dependencia, extract(month from x.dia)::int as mes, sum(x.cents)::int8 as cents
    from ${pagosEm(sql`${titular}::text`, sql`${ano}::int`)} x
    join beneficiario b on b.matricula = x.matricula
    join pessoa p on p.id = b.pessoa_id
    group by x.matricula, p.nome, p.cpf, b.dependencia, mes
    order by b.dependencia <> 1, x.matricula, mes`.execute(db);
  return rows;
};
