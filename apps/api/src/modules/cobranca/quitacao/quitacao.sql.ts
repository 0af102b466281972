import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { colunasDaForma, type ComForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { emFalta } from '../../conta/conta.sql.ts';
import { titularDe } from '../imposto-de-renda/impostoDeRenda.sql.ts';
import { colunasDaSaida, juntaSaidas, type SaidaRow } from '../papeis-do-ano/saidas.sql.ts';

/** A holder's invoices of a year by due day, with the open part. */
export interface QuitacaoRow extends ComForma {
  /** Year and matrícula. */
  id: string;
  nome: string;
  /** CPF of the holder, 11 digits. */
  cpf: string | null;
  email: string | null;
  matricula: string;
  codigo_contrato: string;
  ano_base: number;
  /** Sum of all invoices, in cents. */
  total_cents: number;
  /** Open cents without fine and interest; 0 without debts of the year. */
  deve_cents: number;
  /** Months with an invoice, and months with a debt; January is the lowest bit. */
  meses: number;
  meses_devidos: number;
  /** Earlier years have debts. */
  deve_antes: boolean;
}

export type QuitacaoDoAnoRow = QuitacaoRow & SaidaRow;

const anoDe = sql`extract(year from f.vencimento)::int`;
const mesDe = sql`(1 << (extract(month from f.vencimento)::int - 1))`;

/** Condition: a person pays invoice `f`, and its value is not zero. */
const cobrada = sql`f.titular_matricula is not null and f.tipo not in ('E', 'X') and f.status <> 'CANCELADA' and f.valor_cents > 0`;

/** Invoices of holders by year of due day (Lei 12.007/2009, art. 2º), as rows of holder, year and sums. */
const somadas = (quais: RawBuilder<unknown>) => sql`(
  select f.titular_matricula, ${anoDe} as ano, sum(f.valor_cents)::int8 as total_cents, sum(${emFalta})::int8 as deve_cents,
    bit_or(${mesDe})::int as meses, coalesce(bit_or(case when ${emFalta} > 0 then ${mesDe} end), 0)::int as meses_devidos
  from fatura f where ${cobrada} and ${quais} group by 1, 2)`;

const colunas = sql`a.ano || b.matricula as id, p.nome, p.cpf, p.email, b.matricula, left(b.matricula, 8) as codigo_contrato,
  a.ano as ano_base, a.total_cents, a.deve_cents, a.meses, a.meses_devidos,
  exists (select from fatura f where f.titular_matricula = b.matricula and f.vencimento < make_date(a.ano, 1, 1)
    and ${cobrada} and ${emFalta} > 0) as deve_antes`;

/** Earlier years with invoices of a holder, newest first. */
export const findQuitacoes = async (db: Db, matricula: string, hoje: string): Promise<QuitacaoRow[]> => {
  const { rows } = await sql<QuitacaoRow>`
    select ${colunas}, ${colunasDaForma}
    from ${somadas(sql`f.titular_matricula = ${titularDe(matricula)} and f.vencimento < date_trunc('year', ${hoje}::date)`)} a
    join beneficiario b on b.matricula = a.titular_matricula
    join pessoa p on p.id = b.pessoa_id
    ${comForma(sql`'TITULAR'`, sql`b.matricula`)}
    order by a.ano desc`.execute(db);
  return rows;
};

/** All holders with invoices in a year, by name. */
export const selectQuitacoesDoAno = (ano: number): RawBuilder<QuitacaoDoAnoRow> => sql<QuitacaoDoAnoRow>`
  select ${colunas}, ${colunasDaSaida}
  from ${somadas(sql`f.vencimento between make_date(${ano}::int, 1, 1) and make_date(${ano}::int, 12, 31)`)} a
  join beneficiario b on b.matricula = a.titular_matricula
  join pessoa p on p.id = b.pessoa_id
  ${juntaSaidas('QUITACAO', { chave: sql`'quitacao:' || a.ano || b.matricula`, titular: sql`b.matricula`, ano: sql`a.ano` })}
  order by p.nome, b.matricula`;

/** An invoice of a discharge. */
export interface FaturaQuitadaRow {
  vencimento: string;
  competencia: string;
  valor_cents: number;
  quitada_em: string | null;
}

/** Invoices of a holder in a year, by due day. */
export const findFaturasDoAno = async (db: Db, titular: string, ano: number): Promise<FaturaQuitadaRow[]> => {
  const { rows } = await sql<FaturaQuitadaRow>`
    select f.vencimento::text as vencimento, f.competencia, f.valor_cents, f.quitada_em::text as quitada_em
    from fatura f where f.titular_matricula = ${titular} and ${cobrada}
      and f.vencimento between make_date(${ano}::int, 1, 1) and make_date(${ano}::int, 12, 31)
    order by f.vencimento, f.numero`.execute(db);
  return rows;
};
