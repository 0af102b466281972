import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface DeUmaFatura {
  numero: string;
  valor: number;
  abatido: number;
  status: string;
  quitada: string | null;
  /** What each day took off it. */
  dias: { dia: string; cents: number }[];
}

/** The day from which on nothing was left, worked out day by day. */
const quitadaDe = ({ valor, dias }: DeUmaFatura): string | null => {
  let soma = 0;
  let desde: string | null = null;
  for (const { dia, cents } of dias) {
    soma += cents;
    if (soma < valor) desde = null;
    else if (desde === null) desde = dia;
  }
  return desde;
};

/** What is wrong in the account, in words; nothing when every cent holds (CTA-2, CTA-3). Each identity is counted from where the money comes from. */
export const errosDaConta = async (db: Db): Promise<string[]> => {
  const { rows: faturas } = await sql<DeUmaFatura>`
    select f.numero, f.valor_cents as valor, f.abatido_cents as abatido, f.status, f.quitada_em as quitada, coalesce((
      select jsonb_agg(jsonb_build_object('dia', d.dia, 'cents', d.cents) order by d.dia) from (
        select dia, sum(cents)::int as cents from (
          select dia, principal_cents as cents from conta_movimento where fatura_numero = f.numero
          union all select dia, valor_cents from conta_concessao where fatura_numero = f.numero) x group by dia) d), '[]') as dias
    from fatura f where f.status <> 'CANCELADA'`.execute(db);
  const { rows: somas } = await sql<{ o_que: string; conta: number; fonte: number }>`
    select 'linhas do banco' as o_que, (select coalesce(sum(valor_cents), 0)::int from conta_movimento where origem = 'RETORNO') as conta,
      (select coalesce(sum(e.recebido_cents), 0)::int from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
        where not exists (select from retorno_efeito d join upload_banco w on w.id = d.arquivo_id and w.situacao = 'APLICADO'
          where d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha)) as fonte
    union all
    select 'vendas com cartão', (select coalesce(sum(valor_cents), 0)::int from conta_movimento where origem = 'CARTAO'),
      (select coalesce(sum(valor_total_cents), 0)::int from cartao_pagamento where excluido_em is null)
    union all
    select 'títulos que só o sistema central diz pagos', (select coalesce(sum(valor_cents), 0)::int from conta_movimento where origem = 'CARGA'),
      (select coalesce(sum(greatest(0, t.valor_pago_cents - coalesce(o.outros, 0))), 0)::int from titulo t left join lateral (
        select sum(valor_cents - credito_cents)::int as outros from conta_movimento m where m.titulo_numero = t.numero and m.origem <> 'CARGA') o on true
        where t.pago_em is not null and t.upload_banco_id is null
          and not exists (select from cartao_fatura c where c.titulo_numero = t.numero and c.liberada_em is null))`.execute(
    db,
  );
  return [
    ...faturas.flatMap((f) => {
      const soma = f.dias.reduce((sum, { cents }) => sum + cents, 0);
      return [
        ...(soma === f.abatido ? [] : [`${f.numero}: abatido ${f.abatido}, linhas ${soma}`]),
        ...(f.abatido > f.valor ? [`${f.numero}: abatido ${f.abatido} de ${f.valor}`] : []),
        ...(f.status === (f.abatido >= f.valor ? 'PAGA' : 'ABERTA')
          ? []
          : [`${f.numero}: ${f.status} com ${f.abatido} de ${f.valor}`]),
        ...(f.quitada === quitadaDe(f)
          ? []
          : [`${f.numero}: quitada em ${f.quitada}, e não em ${quitadaDe(f)}`]),
      ];
    }),
    ...somas.flatMap(({ o_que, conta, fonte }) =>
      conta === fonte ? [] : [`${o_que}: ${conta} na conta, ${fonte} na fonte`],
    ),
  ];
};
