import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { colunasDaForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { valorAberto } from '../aberto.sql.ts';
import type { BoletoRow, Cobranca } from '../boleto/boletoRow.ts';

/** What is still owed of the invoices of a boleto `n`: as charged, less what came in since. */
const aindaDevido = sql<number>`(
  select coalesce(sum(least(q.principal_cents, ${valorAberto}) + q.multa_cents + q.juros_cents), 0)::int
  from novo_boleto_parte q join titulo t on t.numero = q.titulo_numero join fatura f on f.numero = q.fatura_numero
  where q.novo_boleto = n.numero and f.status = 'ABERTA' and t.pago_em is null)`;

/** New boletos in the shape of a title. */
const novos = (where: RawBuilder<unknown>): RawBuilder<BoletoRow> => sql<BoletoRow>`
  select n.numero as titulo, '' as fatura, 'BOLETO' as forma, n.nosso_numero, n.vencimento, n.emitido_em::date as emitida_em,
    d.devido as valor_cents, n.valor_cents - d.devido as recebido_em_parte_cents, null as recebido_em_parte_em, n.dias_validos,
    null as pago_em, null as cancelado_em, coalesce(e.codigo, b.matricula, '') as codigo, coalesce(e.razao_social, p.nome, '') as nome,
    case when e.codigo is null then p.cpf else e.cnpj end as documento, e.caepf, e.cei,
    case when e.codigo is null then pl.nome end as plano, case when e.codigo is null then pl.registro end as plano_registro,
    case when e.codigo is null then p.email else e.email end as email,
    case when e.codigo is null then p.logradouro else e.logradouro end as logradouro,
    case when e.codigo is null then p.numero else e.numero end as numero,
    case when e.codigo is null then p.complemento else e.complemento end as complemento,
    case when e.codigo is null then p.bairro else e.bairro end as bairro, m.nome as cidade, m.uf,
    case when e.codigo is null then p.cep else e.cep end as cep,
    ${momento('s.enviado_em')} as enviado_em, s.destinatario as enviado_para,
    n.substituido_por, false as baixado, n.situacao as registro, n.resposta_motivo as registro_motivo,
    (select c.codigo from pix_do_banco c where c.novo_boleto = n.numero) as pix_do_banco, null as nomes_raros,
    ${colunasDaForma}
  from novo_boleto_atual n
  cross join lateral (select ${aindaDevido} as devido) d
  left join empresa e on e.codigo = n.empresa_codigo
  left join beneficiario b on b.matricula = n.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  left join plano pl on pl.registro = b.plano_registro
  left join municipio m on m.codigo = coalesce(e.municipio_codigo, p.municipio_codigo)
  ${comForma(
    sql`case when e.codigo is null then 'TITULAR' else 'EMPRESA' end`,
    sql`coalesce(e.codigo, b.matricula)`,
  )}
  left join lateral (
    select enviado_em, destinatario from cobranca_envio
    where chave = 'boleto:' || n.numero and situacao = 'ENVIADO' order by id desc limit 1
  ) s on true
  where ${where}
  order by n.vencimento, n.numero`;

/** The new boletos of some titles that still collect, a void one among them until another takes its place. */
export const findNovosDe = async (
  db: Db,
  { titulos, vencimento }: { titulos: readonly string[]; vencimento?: string | undefined },
): Promise<BoletoRow[]> => {
  const due = vencimento === undefined ? sql`true` : sql`n.vencimento = ${vencimento}::date`;
  const { rows } = await novos(sql`
    n.situacao in ('AGUARDANDO', 'REGISTRADO', 'RECUSADO', 'NULO') and d.devido > 0 and ${due}
      and exists (select from novo_boleto_parte p where p.novo_boleto = n.numero and p.titulo_numero = any(${titulos}::text[]))
      and (n.situacao <> 'NULO' or not exists (
        select from novo_boleto_parte v join novo_boleto_parte w on w.fatura_numero = v.fatura_numero
        where v.novo_boleto = n.numero and w.novo_boleto > n.numero))`).execute(db);
  return rows;
};

/** The new boleto of a number, however it stands. */
export const findNovo = async (db: Db, nossoNumero: string): Promise<BoletoRow[]> => {
  const { rows } = await novos(sql`n.nosso_numero = ${nossoNumero}`).execute(db);
  return rows;
};

/** What a new boleto charges, invoice by invoice, then fine and interest. */
export const findPartes = async (db: Db, numero: string) => {
  const { rows } = await sql<Cobranca>`
    select 'Fatura' as tipo, x.competencia, x.descricao, '' as nome, x.valor_cents from (
      select 1 as grupo, f.vencimento, f.competencia, 'Fatura de ' || to_char(to_date(f.competencia, 'YYYY-MM'), 'MM/YYYY') || ', vencida em '
        || to_char(f.vencimento, 'DD/MM/YYYY') as descricao, p.principal_cents as valor_cents
      from novo_boleto_parte p join fatura f on f.numero = p.fatura_numero where p.novo_boleto = ${numero}
      union all
      select 2, null, null, 'Multa até o vencimento', sum(multa_cents)::int from novo_boleto_parte where novo_boleto = ${numero}
      union all
      select 3, null, null, 'Juros até o vencimento', sum(juros_cents)::int from novo_boleto_parte where novo_boleto = ${numero}
    ) x where x.valor_cents <> 0 order by x.grupo, x.vencimento`.execute(db);
  return rows;
};
