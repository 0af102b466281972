import { sql } from 'kysely';

const vale = sql`a.situacao in ('AGUARDANDO', 'REGISTRADO', 'RECUSADO')`;

/** The new boleto that collects the invoice of a title `t` now, instead of it; null without one (REM-11). */
export const substituidoPor = sql<string | null>`(
  select max(a.numero) from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
  where p.fatura_numero = t.fatura_numero and ${vale})`;

/** The same of all invoices, as rows `fatura_numero`, `novo_boleto`: read once by a list of many titles. */
export const substituidos = sql`(
  select p.fatura_numero, max(a.numero) as novo_boleto from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
  where ${vale} group by p.fatura_numero)`;

/** The bank has confirmed that it wrote a title `t` off. */
export const baixadoNoBanco = sql<boolean>`exists (
  select from remessa_comando c where c.titulo_numero = t.numero and c.comando = '02' and c.resposta = 'CONFIRMADO')`;
