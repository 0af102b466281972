import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import { estadoDoTitulo } from './leitura.sql.ts';

/** Effects of one file, or of one line of it. */
const destes = (arquivo: number, linha: number | null): RawBuilder<boolean> =>
  sql`e.arquivo_id = ${arquivo} and (${linha}::int is null or e.linha = ${linha}::int)`;

/** Which end of some effects is meant. */
interface Lado {
  arquivo: number;
  linha: number | null;
  /** `antes` of the first effect of each title and bill, or `depois` of the last. */
  lado: 'antes' | 'depois';
}

const porTitulo = ({
  arquivo,
  linha,
  lado,
}: Lado) => sql`(select distinct on (e.titulo_numero) e.titulo_numero, e.${sql.raw(lado)} as estado
  from retorno_efeito e where ${destes(arquivo, linha)} order by e.titulo_numero, e.ordem ${sql.raw(lado === 'antes' ? 'asc' : 'desc')})`;

const porFatura = ({
  arquivo,
  linha,
  lado,
}: Lado) => sql`(select distinct on (e.fatura_numero) e.fatura_numero, e.fatura_${sql.raw(lado)} as status
  from retorno_efeito e where ${destes(arquivo, linha)} order by e.fatura_numero, e.ordem ${sql.raw(lado === 'antes' ? 'asc' : 'desc')})`;

/** Locks the titles and bills of some effects; the numbers of the titles that are not in this state. */
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
    select t.numero from ${porTitulo(lado)} x join titulo t on t.numero = x.titulo_numero where x.estado <> ${estadoDoTitulo}
    union select t.numero from ${porFatura(lado)} x join fatura f on f.numero = x.fatura_numero join titulo t on t.fatura_numero = f.numero
    where x.status <> f.status order by 1`.execute(trx);
  return rows.map(({ numero }) => numero);
};

// What came in of the open titles of some effects, payments that a returned cheque undid apart: with these effects, or before them.
const gravaRecebidoEmParte = async (trx: Trx, { arquivo, linha, lado }: Lado): Promise<void> => {
  const deles = destes(arquivo, linha);
  const vale =
    lado === 'depois'
      ? sql`(u.situacao = 'APLICADO' or ${deles})`
      : sql`u.situacao = 'APLICADO' and not (${deles})`;
  const efeito = sql`select e.* from retorno_efeito e join upload_banco u on u.id = e.arquivo_id`;
  await sql`
    update titulo t set recebido_em_parte_cents = p.cents
    from (
      select x.numero, coalesce(sum(e.principal_cents), 0)::int as cents
      from (
        select distinct e.fatura_numero, t.numero from retorno_efeito e join titulo t on t.numero = e.titulo_numero
        where ${deles} and (t.pago_em is null or t.recebido_em_parte_cents <> 0)
      ) x
      left join lateral (
        ${efeito} where e.fatura_numero = x.fatura_numero and e.titulo_numero = x.numero and ${vale}
      ) e on not exists (
        select from (${efeito} where e.fatura_numero = x.fatura_numero and ${vale}) d
        where d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha
      )
      group by x.numero
    ) p where t.numero = p.numero and t.recebido_em_parte_cents <> p.cents`.execute(trx);
};

/** Puts the titles and bills of some effects into this state. */
export const gravaEstado = async (trx: Trx, lado: Lado): Promise<void> => {
  await sql`
    update titulo t set pago_em = (x.estado->>'pago_em')::date, valor_pago_cents = (x.estado->>'valor_pago_cents')::int,
      juros_cents = (x.estado->>'juros_cents')::int, upload_banco_id = (x.estado->>'upload_banco_id')::int,
      dias_validos = (x.estado->>'dias_validos')::smallint
    from ${porTitulo(lado)} x where t.numero = x.titulo_numero and x.estado <> ${estadoDoTitulo}`.execute(
    trx,
  );
  await sql`
    update fatura f set status = x.status from ${porFatura(lado)} x
    where f.numero = x.fatura_numero and f.status <> x.status`.execute(trx);
  await gravaRecebidoEmParte(trx, lado);
};
