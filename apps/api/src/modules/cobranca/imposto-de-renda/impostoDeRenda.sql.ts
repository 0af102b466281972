import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { colunasDaForma, type ComForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { ehRaro } from '../boleto/boleto.sql.ts';
import { partesDeSaude } from '../../conta/conta.sql.ts';

/** A declaration with its holder, computed from the account of the day. */
export interface DeclaracaoRow extends ComForma {
  id: string;
  nome: string;
  /** CPF of the holder, 11 digits. */
  cpf: string | null;
  email: string | null;
  matricula: string;
  codigo_contrato: string;
  ano_base: number;
  gerada_em: string;
  /** Sum of the paper, in cents. */
  total_cents: number;
  /** Names with a letter outside Latin-1; null without any. */
  nomes_raros: string | null;
}

/** Receipts of a holder's invoices in a year, by day of receipt (COB-13). */
const pagosEm = (titular: RawBuilder<unknown>, ano: RawBuilder<unknown>) =>
  partesDeSaude(sql`m.titular_matricula = ${titular}
    and m.dia between make_date(${ano}, 1, 1) and make_date(${ano}, 12, 31)`);

/** Id of a declaration: of an older version's row, else year and matrícula. */
export const idDaDeclaracao = sql`coalesce(d.id, a.ano || b.matricula)`;

/** Matrícula of a contract's holder; a dependent's finds it too (COB-12). */
export const titularDe = (matricula: string) =>
  sql`(select titular_matricula from beneficiario where matricula = ${matriculaInteira(matricula.trim())})`;

/** Declarations of a matrícula's contract: earlier years with receipts of its holder, newest first (COB-13). */
export const findDeclaracoes = async (db: Db, matricula: string, hoje: string): Promise<DeclaracaoRow[]> => {
  const { rows } = await sql<DeclaracaoRow>`
    select ${idDaDeclaracao} as id, p.nome, p.cpf, p.email, b.matricula, coalesce(d.codigo_contrato, left(b.matricula, 8)) as codigo_contrato,
      a.ano as ano_base, ${hoje}::text as gerada_em, a.total_cents,
      (select string_agg(distinct pn.nome, ' ') from beneficiario bn join pessoa pn on pn.id = bn.pessoa_id
        where bn.matricula = any(a.matriculas) and ${ehRaro(sql`pn.nome`)}) as nomes_raros, ${colunasDaForma}
    from (
      select extract(year from x.dia)::int as ano, sum(x.cents)::int8 as total_cents, array_agg(distinct x.matricula) as matriculas
      from ${partesDeSaude(sql`m.titular_matricula = ${titularDe(matricula)}
        and m.dia < date_trunc('year', ${hoje}::date)`)} x
      group by 1 having sum(x.cents) > 0
    ) a
    join beneficiario b on b.matricula = ${titularDe(matricula)}
    join pessoa p on p.id = b.pessoa_id
    left join declaracao_ir d on d.titular_matricula = b.matricula and d.ano_base = a.ano
    ${comForma(sql`'TITULAR'`, sql`b.matricula`)}
    order by a.ano desc`.execute(db);
  return rows;
};

/** Payment for one person in one month, by day of payment (COB-13); the holder first. */
export interface PagoRow {
  matricula: string;
  nome: string;
  cpf: string | null;
  dependencia: number;
  /** 1 to 12. */
  mes: number;
  cents: number;
}

/** Payments of a holder's invoices in a year, by person and month. */
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

/** Name of a holder's plan; undefined without one. */
export const findPlano = async (db: Db, titular: string): Promise<string | undefined> => {
  const { rows } = await sql<{ nome: string }>`
    select pl.nome from beneficiario b join plano pl on pl.registro = b.plano_registro where b.matricula = ${titular}`.execute(
    db,
  );
  return rows[0]?.nome;
};
