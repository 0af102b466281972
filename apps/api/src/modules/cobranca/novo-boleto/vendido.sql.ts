import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Author (login or name) and local moment with seconds. */
interface Quem {
  quem: string;
  momento: string;
}

/** Active new boletos `n` of some invoices: neither cancelled nor replaced. */
const dasFaturas = (faturas: readonly string[]): RawBuilder<boolean> =>
  sql`n.desistido_em is null and n.substituido_por is null and exists (select from novo_boleto_parte p
    where p.novo_boleto = n.numero and p.fatura_numero = any(${[...faturas]}::text[]))`;

/** Condition: a part of boleto `n` was sold by card, and the sale is in force. */
const vendido = sql<boolean>`exists (select from novo_boleto_parte p join cartao_fatura c on c.fatura_numero = p.fatura_numero
  and c.liberada_em is null where p.novo_boleto = n.numero)`;

/** Queues the write-off of registered boletos with a part sold by card (REM-19). */
const pedeBaixa = async (
  trx: Trx,
  quais: RawBuilder<boolean>,
  { quem, momento }: { quem: RawBuilder<unknown>; momento: string },
): Promise<void> => {
  await sql`
    insert into remessa_comando (nosso_numero, comando, novo_boleto, pedido_em, pedido_por)
    select n.nosso_numero, '02', n.numero, ${momento}::timestamp, ${quem}::text from novo_boleto_atual n
    where n.situacao = 'REGISTRADO' and ${quais} and ${vendido} and not exists (select from remessa_comando c
      where c.nosso_numero = n.nosso_numero and (c.resposta is null or c.comando = '02' and c.resposta = 'CONFIRMADO'))
    order by n.numero`.execute(trx);
};

/** Runs after a card sale: queues the write-off of the invoices' boletos, or removes their registration (REM-19). */
export const largaVendidos = async (
  trx: Trx,
  faturas: readonly string[],
  { quem, momento }: Quem,
): Promise<void> => {
  await sql`
    update remessa_comando c set resposta = 'RETIRADO', respondido_em = ${momento}::timestamp from novo_boleto n
    where c.novo_boleto = n.numero and c.comando = '01' and c.remessa_id is null and c.resposta is null and ${dasFaturas(faturas)}`.execute(
    trx,
  );
  await pedeBaixa(trx, dasFaturas(faturas), { quem: sql`${quem}`, momento });
};

/** Queues the write-off of boletos whose registration was confirmed after the sale. */
export const largaRegistrados = (trx: Trx, arquivo: number, momento: string): Promise<void> =>
  pedeBaixa(
    trx,
    sql`exists (select from remessa_comando k where k.novo_boleto = n.numero and k.comando = '01' and k.retorno_arquivo_id = ${arquivo})`,
    {
      quem: sql`(select k.pedido_por from remessa_comando k where k.novo_boleto = n.numero and k.comando = '01' order by k.id desc limit 1)`,
      momento,
    },
  );

/**
 * Runs after a card sale was deleted: unsent write-offs are removed, removed registrations queued again. A
 * boleto with a sent write-off is cancelled, so that a new one replaces it.
 */
export const retomaVendidos = async (
  trx: Trx,
  faturas: readonly string[],
  { quem, momento }: Quem,
): Promise<void> => {
  const livres = sql`${dasFaturas(faturas)} and not ${vendido}`;
  await sql`
    update remessa_comando c set resposta = 'RETIRADO', respondido_em = ${momento}::timestamp from novo_boleto n
    where c.novo_boleto = n.numero and c.comando = '02' and c.remessa_id is null and c.resposta is null and ${livres}`.execute(
    trx,
  );
  await sql`
    update novo_boleto n set desistido_em = ${momento}::timestamp, desistido_por = ${quem}::text
    where ${livres} and exists (select from remessa_comando c where c.novo_boleto = n.numero and c.comando = '02'
      and (c.resposta is null or c.resposta = 'CONFIRMADO'))`.execute(trx);
  await sql`
    insert into remessa_comando (nosso_numero, comando, novo_boleto, pedido_em, pedido_por)
    select n.nosso_numero, '01', n.numero, ${momento}::timestamp, ${quem}::text from novo_boleto n
    cross join lateral (select k.resposta from remessa_comando k where k.novo_boleto = n.numero and k.comando = '01' order by k.id desc limit 1) c
    where ${livres} and c.resposta = 'RETIRADO' order by n.numero`.execute(trx);
};
