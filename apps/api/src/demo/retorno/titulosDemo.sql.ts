import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A title of the demonstration as a return file names it. */
export interface TituloDemo {
  numero: string;
  nossoNumero: string;
  valorTitulo: number;
  vencimento: string;
  pagoEm: string;
  juros: number;
}

const campos = sql`t.numero, t.nosso_numero as "nossoNumero", t.valor_cents as "valorTitulo", t.vencimento, t.pago_em as "pagoEm",
  t.juros_cents as juros`;

/** Some titles of holders that were paid at the bank in a period. */
export const findPagos = async (
  db: Db,
  { de, ate, limite }: { de: string; ate: string; limite: number },
): Promise<TituloDemo[]> => {
  const { rows } = await sql<TituloDemo>`
    select ${campos} from titulo t join fatura f on f.numero = t.fatura_numero
    where t.forma = 'BOLETO' and f.tipo = 'I' and t.pago_em between ${de}::date and ${ate}::date
      and t.valor_pago_cents = t.valor_cents + t.juros_cents and t.upload_banco_id is null
      and not exists (select from cartao_fatura c where c.fatura_numero = f.numero)
    order by t.pago_em, t.numero limit ${limite}`.execute(db);
  return rows;
};

/** The newest open titles of holders, or of companies. */
export const findAbertos = async (db: Db, tipo: 'I' | 'E', limite: number): Promise<TituloDemo[]> => {
  const { rows } = await sql<TituloDemo>`
    select ${campos} from titulo t join fatura f on f.numero = t.fatura_numero
    where t.forma = 'BOLETO' and f.tipo = ${tipo} and f.status = 'ABERTA' and t.pago_em is null and t.cancelado_em is null
    order by t.numero desc limit ${limite}`.execute(db);
  return rows;
};

/** Opens paid titles again, for the file that pays them. */
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

/** The newest applied return: its number, and the titles that it paid. */
export const findUltimoRetorno = async (
  db: Db,
): Promise<{ sequencial: number; pagos: TituloDemo[] } | undefined> => {
  const { rows } = await sql<TituloDemo & { sequencial: number }>`
    select ${campos}, u.sequencial from upload_banco u join retorno_linha l on l.arquivo_id = u.id and l.fim = 'LIQUIDADO'
    join titulo t on t.numero = l.titulo_numero
    where u.id = (select max(id) from upload_banco where situacao = 'APLICADO') order by l.linha`.execute(db);
  return rows[0] && { sequencial: rows[0].sequencial, pagos: rows };
};
