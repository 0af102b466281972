import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A title of the demonstration in a return file. */
export interface TituloDemo {
  numero: string;
  fatura: string;
  /** The payer; null = a company. */
  titular: string | null;
  nossoNumero: string;
  valorTitulo: number;
  vencimento: string;
  pagoEm: string;
  juros: number;
}

const campos = sql`t.numero, t.fatura_numero as fatura, (select titular_matricula from fatura where numero = t.fatura_numero) as titular,
  t.nosso_numero as "nossoNumero", t.valor_cents as "valorTitulo", t.vencimento, t.pago_em as "pagoEm",
  t.juros_cents as juros`;

/** Condition: the holder of invoice `f` has no case of his own in the queue of notices (`casosDeDivida.ts`), which a payment would end. */
export const semCasoDeDivida = sql`not exists (
  select from beneficiario c where c.matricula = f.titular_matricula and (c.contrato_em is not null or c.cobranca is not null))`;

/** Titles of holders paid at the bank in a period, spread over its days. */
export const findPagos = async (
  db: Db,
  { de, ate, limite }: { de: string; ate: string; limite: number },
): Promise<TituloDemo[]> => {
  const { rows } = await sql<TituloDemo>`
    select ${campos} from (
      select t.*, row_number() over (partition by t.pago_em order by t.numero) as vez
      from titulo t join fatura f on f.numero = t.fatura_numero
      where t.forma = 'BOLETO' and f.tipo = 'I' and t.pago_em between ${de}::date and ${ate}::date
        and t.valor_pago_cents = t.valor_cents + t.juros_cents and t.upload_banco_id is null
        and not exists (select from cartao_fatura c where c.fatura_numero = f.numero)
      order by vez, t.pago_em, t.numero limit ${limite}
    ) t order by t.pago_em, t.numero`.execute(db);
  return rows;
};

/** Last title of a holder paid by card in a period, without deleted sales. */
export const findPagoComCartao = async (
  db: Db,
  { de, ate }: { de: string; ate: string },
): Promise<TituloDemo | undefined> => {
  const { rows } = await sql<TituloDemo>`
    select ${campos} from titulo t
    join cartao_fatura c on c.titulo_numero = t.numero and c.liberada_em is null
    join cartao_pagamento v on v.id = c.pagamento_id
    where t.forma = 'BOLETO' and v.vendido_em between ${de}::date and ${ate}::date
    order by v.vendido_em desc, t.numero limit 1`.execute(db);
  return rows[0];
};

/**
 * Holders with late bills who may get a new boleto, sorted by their oldest bill, newest first; without the
 * first bills in time.
 */
export const findAtrasados = async (
  db: Db,
  { hoje, limite }: { hoje: string; limite: number },
): Promise<{ titular: string; fatura: string }[]> => {
  const { rows } = await sql<{ titular: string; fatura: string }>`
    select f.titular_matricula as titular, min(f.numero) as fatura
    from fatura f join titulo t on t.fatura_numero = f.numero and t.forma = 'BOLETO'
    join beneficiario b on b.matricula = f.titular_matricula join pessoa p on p.id = b.pessoa_id
    where f.tipo = 'I' and f.status = 'ABERTA' and f.abatido_cents = 0 and t.vencimento < ${hoje}::date - 40
      and p.cpf is not null and p.cep is not null and p.logradouro is not null and b.cancelado_em is null and ${semCasoDeDivida}
      and f.titular_matricula not in (
        select o.titular_matricula from fatura o
        where o.tipo = 'I' and o.status = 'ABERTA' and o.vencimento >= date_trunc('month', ${hoje}::date) order by o.numero limit 3)
    group by 1 order by min(t.vencimento) desc, 1 limit ${limite}`.execute(db);
  return rows;
};

/** The newest open titles of holders, or of companies. */
export const findAbertos = async (db: Db, tipo: 'I' | 'E', limite: number): Promise<TituloDemo[]> => {
  const { rows } = await sql<TituloDemo>`
    select ${campos} from titulo t join fatura f on f.numero = t.fatura_numero
    where t.forma = 'BOLETO' and f.tipo = ${tipo} and f.status = 'ABERTA' and t.pago_em is null and t.cancelado_em is null
      and ${semCasoDeDivida}
    order by t.numero desc limit ${limite}`.execute(db);
  return rows;
};

/** Reopens paid titles, for the file that pays them. */
export const reabre = async (db: Db, numeros: readonly string[]): Promise<void> => {
  await sql`update fatura set status = 'ABERTA' where numero in (select fatura_numero from titulo where numero = any(${numeros}::text[]))`.execute(
    db,
  );
  await sql`update titulo set pago_em = null, valor_pago_cents = null, juros_cents = 0 where numero = any(${numeros}::text[])`.execute(
    db,
  );
};

/** Cancels a title with its bill. */
export const cancela = async (db: Db, numero: string, dia: string): Promise<void> => {
  await sql`update titulo set cancelado_em = ${dia}::date where numero = ${numero}`.execute(db);
  await sql`update fatura set status = 'CANCELADA' where numero = (select fatura_numero from titulo where numero = ${numero})`.execute(
    db,
  );
};

/** Number of the newest applied return, and some titles with normal payments in the newest ones. */
export const findUltimoRetorno = async (
  db: Db,
): Promise<{ sequencial: number; pagos: TituloDemo[] } | undefined> => {
  const ultimo = await db
    .selectFrom('upload_banco')
    .where('situacao', '=', 'APLICADO')
    .select('sequencial')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!ultimo) return undefined;
  const { rows } = await sql<TituloDemo>`
    select ${campos} from retorno_linha l join titulo t on t.numero = l.titulo_numero
    join upload_banco u on u.id = l.arquivo_id and u.situacao = 'APLICADO'
    where l.fim = 'LIQUIDADO' and l.comando = '06' and l.natureza = '01' and l.nosso_numero = t.nosso_numero
      and l.recebido_cents = t.valor_cents + t.juros_cents and l.ocorrencia = t.pago_em
    order by l.arquivo_id desc, l.linha desc limit 10`.execute(db);
  return { sequencial: ultimo.sequencial ?? 0, pagos: rows.toReversed() };
};
