import { sql } from 'kysely';

const vale = sql`a.situacao in ('AGUARDANDO', 'REGISTRADO', 'RECUSADO')`;

/** New boleto that replaces title `t` for its invoice; null without one (REM-11). */
export const substituidoPor = sql<string | null>`(
  select max(a.numero) from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
  where p.fatura_numero = t.fatura_numero and ${vale})`;

/** `substituidoPor` for all invoices, as rows `fatura_numero`, `novo_boleto`: for lists of many titles. */
export const substituidos = sql`(
  select p.fatura_numero, max(a.numero) as novo_boleto from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
  where ${vale} group by p.fatura_numero)`;

/** Condition: the bank confirmed the write-off of title `t`. */
export const baixadoNoBanco = sql<boolean>`exists (
  select from remessa_comando c where c.titulo_numero = t.numero and c.comando = '02' and c.resposta = 'CONFIRMADO')`;
