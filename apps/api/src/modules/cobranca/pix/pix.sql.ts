import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import { valorAberto } from '../aberto.sql.ts';
import type { AbertoDoPix, ParteDoPix } from './pix.rules.ts';

/** A title for a code, with its payer. */
export interface TituloDoPix extends AbertoDoPix {
  pagador: string;
  isAberto: boolean;
}

const quemPaga = sql`case when f.tipo in ('E', 'X') then 'E' || f.empresa_codigo else 'P' || f.titular_matricula end`;

/** Titles by number, locked until the transaction ends. */
export const lockTitulos = async (trx: Trx, numeros: readonly string[]): Promise<TituloDoPix[]> => {
  const { rows } = await sql<TituloDoPix>`
    select t.numero as titulo, f.numero as fatura, t.vencimento, t.dias_validos as "diasValidos", ${valorAberto} as "valorCents",
      f.valor_cents - f.abatido_cents as "saldoCents", ${quemPaga} as pagador,
      f.status = 'ABERTA' and t.pago_em is null and t.cancelado_em is null and ${valorAberto} > 0 as "isAberto"
    from titulo t join fatura f on f.numero = t.fatura_numero
    where t.numero = any(${[...numeros]}::text[]) order by f.vencimento, t.numero for update of t, f`.execute(
    trx,
  );
  return rows;
};

/** A new boleto for a code. */
export interface NovoDoPix {
  vencimento: string;
  diasValidos: number;
  /** Registered amount, in cents. */
  valorCents: number;
  situacao: string;
  /** The bank's own code; null before it arrives. */
  codigo: string | null;
  partes: (ParteDoPix & { pagador: string })[];
}

/** A new boleto by number with the rest of its parts, oldest first; undefined for an unknown number. */
export const findNovoDoPix = async (trx: Trx, numero: string): Promise<NovoDoPix | undefined> => {
  const { rows } = await sql<NovoDoPix>`
    select n.vencimento, n.dias_validos as "diasValidos", n.valor_cents as "valorCents", n.situacao, c.codigo, coalesce((
        select jsonb_agg(jsonb_build_object('titulo', q.titulo_numero, 'fatura', q.fatura_numero, 'pagador', ${quemPaga},
          'principalCents', least(q.principal_cents, ${valorAberto}), 'encargosCents', q.multa_cents + q.juros_cents)
          order by f.vencimento, q.titulo_numero)
        from novo_boleto_parte q join titulo t on t.numero = q.titulo_numero join fatura f on f.numero = q.fatura_numero
        where q.novo_boleto = n.numero and f.status = 'ABERTA' and t.pago_em is null and ${valorAberto} > 0), '[]') as partes
    from novo_boleto_atual n left join pix_do_banco c on c.novo_boleto = n.numero where n.numero = ${numero}`.execute(
    trx,
  );
  return rows[0];
};

/** Request for a code, with a newly drawn txid. */
export interface CodigoPedido {
  txid: string;
  dia: string;
  valorCents: number;
  partes: readonly ParteDoPix[];
}

const titulosDe = ({ partes }: CodigoPedido): string =>
  partes
    .map(({ titulo }) => titulo)
    .toSorted()
    .join(',');

/**
 * Txids of some codes in order: the existing one for the same titles, day and amount, else the new one, which
 * is stored.
 */
export const gravaCodigos = async (
  trx: Trx,
  pedidos: readonly CodigoPedido[],
  { login, momento }: { login: string; momento: string },
): Promise<string[]> => {
  const linhas = pedidos.map((pedido) => ({
    txid: pedido.txid,
    dia: pedido.dia,
    valor_cents: pedido.valorCents,
    titulos: titulosDe(pedido),
  }));
  await sql`
    insert into pix_codigo (txid, dia, valor_cents, titulos, feito_em, feito_por)
    select x.txid, x.dia, x.valor_cents, x.titulos, ${momento}::timestamp, ${login}
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as x (txid text, dia date, valor_cents int, titulos text)
    on conflict (dia, valor_cents, titulos) do nothing`.execute(trx);
  const { rows } = await sql<{ pedido: string; txid: string }>`
    select x.txid as pedido, c.txid
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as x (txid text, dia date, valor_cents int, titulos text)
    join pix_codigo c on c.dia = x.dia and c.valor_cents = x.valor_cents and c.titulos = x.titulos`.execute(
    trx,
  );
  const doPedido = new Map(rows.map(({ pedido, txid }) => [pedido, txid]));
  await insertRows(
    trx,
    'pix_codigo_parte',
    pedidos.flatMap(({ txid, partes }) =>
      doPedido.get(txid) === txid
        ? partes.map((parte) => ({
            txid,
            titulo_numero: parte.titulo,
            fatura_numero: parte.fatura,
            principal_cents: parte.principalCents,
            encargos_cents: parte.encargosCents,
          }))
        : [],
    ),
  );
  return pedidos.map(({ txid }) => doPedido.get(txid) ?? txid);
};

/** A new boleto that a bank code may belong to. */
export interface NovoDoBanco {
  numero: string;
  nossoNumero: string;
  valorCents: number;
  isRegistrado: boolean;
  codigo: string | null;
}

/** New boletos with these bank numbers, locked until the transaction ends. */
export const lockNovosDoBanco = async (
  trx: Trx,
  nossosNumeros: readonly string[],
): Promise<NovoDoBanco[]> => {
  const quais = sql`(${[...nossosNumeros]}::text[])`;
  await sql`select 1 from novo_boleto where nosso_numero = any${quais} order by numero for update`.execute(
    trx,
  );
  const { rows } = await sql<NovoDoBanco>`
    select n.numero, n.nosso_numero as "nossoNumero", n.valor_cents as "valorCents", n.situacao = 'REGISTRADO' as "isRegistrado", c.codigo
    from novo_boleto_atual n left join pix_do_banco c on c.novo_boleto = n.numero where n.nosso_numero = any${quais}`.execute(
    trx,
  );
  return rows;
};

/** New boletos that already own some bank codes, by code. */
export const findDonosDosCodigos = async (
  trx: Trx,
  codigos: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ codigo: string; numero: string }>`
    select codigo, novo_boleto as numero from pix_do_banco where codigo = any(${[...codigos]}::text[])`.execute(
    trx,
  );
  return new Map(rows.map(({ codigo: each, numero }) => [each, numero]));
};

export const insertPixDoBanco = (
  trx: Trx,
  codigos: readonly { novo_boleto: string; codigo: string }[],
  { login, momento }: { login: string; momento: string },
): Promise<void> =>
  insertRows(
    trx,
    'pix_do_banco',
    codigos.map((each) => ({ ...each, gravado_em: momento, gravado_por: login })),
  );

/** Number of registered boletos without a bank code. */
export const contaSemPix = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ quantos: number }>`
    select count(*)::int as quantos from novo_boleto_atual n where n.situacao = 'REGISTRADO'
      and not exists (select from pix_do_banco c where c.novo_boleto = n.numero)
      and exists (select from novo_boleto_parte p join fatura f on f.numero = p.fatura_numero
        where p.novo_boleto = n.numero and f.status = 'ABERTA')`.execute(db);
  return rows[0]?.quantos ?? 0;
};
