import { momento } from '../../db/momento.ts';
import type { AtoDaConta, CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nomeDoUsuario } from '../../db/nomeDoUsuario.ts';
import type { ContaAtoTable, ContaMovimentoTable } from '../../db/tables/conta.ts';
import type { Trx } from '../../db/tx.ts';
import { estornado, resta } from './conta.sql.ts';

const pagador = sql`left join beneficiario b on b.matricula = f.titular_matricula left join pessoa p on p.id = b.pessoa_id
  left join empresa e on e.codigo = f.empresa_codigo`;
/** Condition: movement `m` has a credit and was not reversed. */
const deCredito = sql`m.credito_cents > 0 and m.estorna_id is null and not ${estornado}`;

/** Credits with a rest, oldest first; `hoje` ISO. */
export const findCreditos = async (db: Db, hoje: string): Promise<CreditoDoPagador[]> => {
  const { rows } = await sql<CreditoDoPagador>`
    select * from (
      select m.id::text as "creditoId", coalesce(p.nome, e.razao_social) as pagador, ${resta} as resta, ${hoje}::date - m.dia as dias,
        m.dia as "pagoEm", l.fim, m.titulo_numero as titulo, f.titular_matricula as matricula, m.valor_cents as recebido,
        m.credito_cents as credito, m.arquivo_id::text as "arquivoId", m.linha
      from conta_movimento m join fatura f on f.numero = m.fatura_numero ${pagador}
      left join retorno_linha l on l.arquivo_id = m.arquivo_id and l.linha = m.linha
      where ${deCredito}
    ) x where resta > 0 order by "pagoEm", "creditoId"::bigint`.execute(db);
  return rows;
};

/** A credit with its rest; undefined for an unknown id. */
export const findCredito = async (
  db: Db | Trx,
  id: string,
): Promise<
  | { id: number; resta: number; fatura: string; titulo: string | null; forma: ContaMovimentoTable['forma'] }
  | undefined
> => {
  const { rows } = await sql<{
    id: number;
    resta: number;
    fatura: string;
    titulo: string | null;
    forma: ContaMovimentoTable['forma'];
  }>`
    select m.id::int8 as id, ${resta} as resta, m.fatura_numero as fatura, m.titulo_numero as titulo, m.forma
    from conta_movimento m where m.id = ${id}::bigint and ${deCredito}`.execute(db);
  return rows[0];
};

/** Open invoices of a credit's payer, by due day. */
export const findFaturasDoPagador = async (db: Db, credito: string): Promise<string[]> => {
  const { rows } = await sql<{ numero: string }>`
    select o.numero from conta_movimento m join fatura f on f.numero = m.fatura_numero
    join fatura o on o.status = 'ABERTA' and o.abatido_cents < o.valor_cents
      and (o.titular_matricula = f.titular_matricula or o.empresa_codigo = f.empresa_codigo and f.tipo in ('E', 'X') and o.tipo in ('E', 'X'))
    where m.id = ${credito}::bigint order by o.vencimento, o.numero`.execute(db);
  return rows.map(({ numero }) => numero);
};

/** Rest of an open invoice, and its current title; undefined when it is not open. */
export const findAberta = async (db: Db | Trx, fatura: string) => {
  const { rows } = await sql<{
    saldo: number;
    titulo: string | null;
    vencimento: string;
    diasValidos: number;
  }>`
    select f.valor_cents - f.abatido_cents as saldo, t.numero as titulo, coalesce(t.vencimento, f.vencimento) as vencimento,
      coalesce(t.dias_validos, 30) as "diasValidos"
    from fatura f left join lateral (
      select numero, vencimento, dias_validos from titulo where fatura_numero = f.numero and cancelado_em is null
      order by pago_em is null desc, vencimento desc, numero desc limit 1) t on true
    where f.numero = ${fatura} and f.status = 'ABERTA' and f.abatido_cents < f.valor_cents`.execute(db);
  return rows[0];
};

/** Writes an act and returns its id. Throws the database's error for a repeated identifier. */
export const insertAto = async (trx: Trx, ato: Insertable<ContaAtoTable>): Promise<number> =>
  (await trx.insertInto('conta_ato').values(ato).returning('id').executeTakeFirstOrThrow()).id;

/** Act of a PIX payment; undefined without one. */
export const findPorIdentificador = (trx: Trx, identificador: string) =>
  trx
    .selectFrom('conta_ato')
    .where('identificador', '=', identificador)
    .where('desfeito_em', 'is', null)
    .select(['fatura_numero as fatura', 'em', 'por'])
    .executeTakeFirst();

/** Last receipt by hand of an invoice, in force; undefined without one. */
export const findRecebimentoDaFatura = (trx: Trx, fatura: string) =>
  trx
    .selectFrom('conta_ato as a')
    .where('a.fatura_numero', '=', fatura)
    .where('a.especie', '=', 'RECEBER')
    .where('a.desfeito_em', 'is', null)
    .orderBy('a.id', 'desc')
    .limit(1)
    .select([momento('a.em').as('em'), nomeDoUsuario('a.por').as('por')])
    .executeTakeFirst();

/** Writes movements of an act. */
export const insertMovimentos = async (
  trx: Trx,
  ato: { id: number; por: string; em: string },
  movimentos: readonly Pick<
    Insertable<ContaMovimentoTable>,
    | 'fatura_numero'
    | 'titulo_numero'
    | 'dia'
    | 'principal_cents'
    | 'encargos_cents'
    | 'credito_cents'
    | 'forma'
    | 'origem'
    | 'arquivo_id'
    | 'linha'
  >[],
): Promise<void> => {
  await trx
    .insertInto('conta_movimento')
    .values(
      movimentos.map((each) => ({
        ...each,
        valor_cents: each.principal_cents + each.encargos_cents + each.credito_cents,
        ato_id: ato.id,
        por: ato.por,
        em: ato.em,
      })),
    )
    .execute();
};

/** Manual acts, newest first. */
export const findAtos = async (db: Db): Promise<AtoDaConta[]> => {
  const { rows } = await sql<AtoDaConta>`
    select a.id::text as "atoId",
      case when exists (select from conta_movimento k where k.ato_id = a.id and k.origem = 'EXTRATO') then 'EXTRATO' else a.especie end as especie, a.dia, coalesce(p.nome, e.razao_social) as pagador, a.valor_cents as valor, a.fatura_numero as fatura,
      a.forma, a.identificador, a.motivo, u.nome || ', linha ' || a.linha as "linhaDoBanco", ${nomeDoUsuario('a.por')} as por, ${momento('a.em')} as em, ${momento('a.desfeito_em')} as "desfeitoEm",
      ${nomeDoUsuario('a.desfeito_por')} as "desfeitoPor"
    from conta_ato a left join conta_movimento m on m.id = a.movimento_id
    left join fatura f on f.numero = coalesce(a.fatura_numero, m.fatura_numero) ${pagador}
    left join upload_banco u on u.id = a.arquivo_id
    order by a.id desc`.execute(db);
  return rows;
};

/** An act in force, locked; undefined otherwise. */
export const lockAto = (trx: Trx, id: number) =>
  trx
    .selectFrom('conta_ato')
    .where('id', '=', id)
    .where('desfeito_em', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Reverses the movements of an act on their own days, unless one of its credits was used. Returns their invoices. */
export const estornaAto = async (
  trx: Trx,
  id: number,
  { por, em, motivo }: { por: string; em: string; motivo: string },
): Promise<string[]> => {
  const { rows } = await sql<{ fatura: string }>`
    insert into conta_movimento (fatura_numero, titulo_numero, dia, valor_cents, principal_cents, encargos_cents, credito_cents, forma, origem,
      arquivo_id, linha, estorna_id, ato_id, por, em, motivo)
    select m.fatura_numero, m.titulo_numero, m.dia, -m.valor_cents, -m.principal_cents, -m.encargos_cents, -m.credito_cents, m.forma, m.origem,
      m.arquivo_id, m.linha, m.id, m.ato_id, ${por}, ${em}::timestamp, ${motivo}
    from conta_movimento m where m.ato_id = ${id} and m.estorna_id is null
    returning fatura_numero as fatura`.execute(trx);
  await sql`update conta_ato set desfeito_em = ${em}::timestamp, desfeito_por = ${por}, desfeito_motivo = ${motivo} where id = ${id}`.execute(
    trx,
  );
  return rows.map(({ fatura }) => fatura);
};

/** Invoices with money of an act. */
export const findFaturasDoAto = async (trx: Trx, id: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('conta_movimento')
    .where('ato_id', '=', id)
    .select('fatura_numero')
    .distinct()
    .execute();
  return rows.map(({ fatura_numero }) => fatura_numero);
};

/** Use of a credit from an act; undefined when unused. */
export const findUsoDoAto = (trx: Trx, id: number) =>
  trx
    .selectFrom('conta_ato as a')
    .innerJoin('conta_movimento as m', 'm.id', 'a.movimento_id')
    .where('m.ato_id', '=', id)
    .where('a.desfeito_em', 'is', null)
    .select('a.id')
    .executeTakeFirst();
