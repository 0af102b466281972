import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import { mudou } from './desfaz.sql.ts';
import { estadoDoTitulo } from './leitura.sql.ts';

/** One line of a file, some lines, or null for all. */
type Linhas = number | readonly number[] | null;

/** Condition: effects of a file, or of some of its lines. */
const destes = (arquivo: number, linha: Linhas): RawBuilder<boolean> =>
  linha === null
    ? sql`e.arquivo_id = ${arquivo}`
    : sql`e.arquivo_id = ${arquivo} and e.linha = any(${typeof linha === 'number' ? [linha] : linha}::int[])`;

/** Selects one end of some effects. */
interface Lado {
  arquivo: number;
  linha: Linhas;
  /** State `antes` of the first effect of each title and bill, or `depois` of the last. */
  lado: 'antes' | 'depois';
}

const porTitulo = ({
  arquivo,
  linha,
  lado,
}: Lado) => sql`(select distinct on (e.titulo_numero) e.titulo_numero, e.${sql.raw(lado)} - 'cartao_cents' as estado
  from retorno_efeito e where ${destes(arquivo, linha)} and ${mudou('e')} order by e.titulo_numero, e.ordem ${sql.raw(lado === 'antes' ? 'asc' : 'desc')})`;

const porFatura = ({
  arquivo,
  linha,
  lado,
}: Lado) => sql`(select distinct on (e.fatura_numero) e.fatura_numero, e.fatura_${sql.raw(lado)} as status
  from retorno_efeito e where ${destes(arquivo, linha)} and ${mudou('e')} order by e.fatura_numero, e.ordem ${sql.raw(lado === 'antes' ? 'asc' : 'desc')})`;

/** Locks the titles and bills of some effects; returns the titles that are not in this state. */
export const findMudados = async (trx: Trx, lado: Lado): Promise<string[]> => {
  const { arquivo, linha } = lado;
  const doEfeito = sql`select from retorno_efeito e where ${destes(arquivo, linha)}`;
  await sql`select 1 from titulo t where exists (${doEfeito} and e.titulo_numero = t.numero) order by t.numero for update`.execute(
    trx,
  );
  await sql`select 1 from fatura f where exists (${doEfeito} and e.fatura_numero = f.numero) order by f.numero for update`.execute(
    trx,
  );
  const { rows } = await sql<{ numero: string }>`
    select t.numero from ${porTitulo(lado)} x join titulo t on t.numero = x.titulo_numero where not ${estadoDoTitulo} @> x.estado
    union select t.numero from ${porFatura(lado)} x join fatura f on f.numero = x.fatura_numero join titulo t on t.fatura_numero = f.numero
    where x.status <> f.status order by 1`.execute(trx);
  return rows.map(({ numero }) => numero);
};

/**
 * Restores this state in the titles of some effects; the account has already settled the bills. The previous
 * version reads receipts of an open title from the title itself.
 */
export const gravaEstado = async (trx: Trx, lado: Lado): Promise<void> => {
  await sql`
    update titulo t set pago_em = (x.estado->>'pago_em')::date, valor_pago_cents = (x.estado->>'valor_pago_cents')::int,
      juros_cents = (x.estado->>'juros_cents')::int, upload_banco_id = (x.estado->>'upload_banco_id')::int,
      dias_validos = (x.estado->>'dias_validos')::smallint
    from ${porTitulo(lado)} x where t.numero = x.titulo_numero and not ${estadoDoTitulo} @> x.estado`.execute(
    trx,
  );
  await sql`
    update titulo t set recebido_em_parte_cents = least(t.valor_cents, greatest(0, f.abatido_cents)) from fatura f
    where f.numero = t.fatura_numero and (t.pago_em is null or t.recebido_em_parte_cents <> 0)
      and t.fatura_numero in (select e.fatura_numero from retorno_efeito e where ${destes(lado.arquivo, lado.linha)})
      and t.recebido_em_parte_cents <> least(t.valor_cents, greatest(0, f.abatido_cents))`.execute(trx);
};
