import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { boletoAberto } from '../../financeiro/boletos-gerados/boletosGerados.sql.ts';
import { selectBoletos } from '../boleto/boleto.sql.ts';
import type { BoletoRow } from '../boleto/boletoRow.ts';

/** A boleto for the post, with its obstacles. */
export interface CartaRow extends BoletoRow {
  is_empresa: boolean;
  /** Number of charged lines. */
  linhas: number;
  /** 'YYYY-MM-DDTHH:MM' of the last file with it; null before any. */
  impressa_em: string | null;
  impressa_por: string | null;
}

const email = sql`lower(trim(coalesce(case when f.tipo in ('E', 'X') then e.email else p.email end, '')))`;

/** Condition: the mail server refused this address, and nothing reached it since. */
const recusado = sql`exists (
  select from cobranca_envio r where r.destinatario = ${email} and r.recusado
    and not exists (select from cobranca_envio d where d.destinatario = r.destinatario and d.situacao = 'ENVIADO' and d.id > r.id))`;

/** Condition: the payer of title `t` has no working e-mail, and the title was not sent elsewhere. */
const vaiPeloCorreio = sql`(${email} = '' or ${recusado})
  and not exists (select from cobranca_envio a where a.chave = 'boleto:' || t.numero and a.situacao = 'ENVIADO')`;

/** Open boletos of a month (YYYY-MM) for the post, in print order: by CEP, then by name. */
export const selectCartas = (competencia: string): RawBuilder<CartaRow> => sql<CartaRow>`
  select x.*, g.tipo in ('E', 'X') as is_empresa,
    (select count(*) from lancamento l where l.fatura_numero = x.fatura and l.status = 'ATIVO')::int as linhas,
    i.em as impressa_em, i.por as impressa_por
  from (${selectBoletos(sql`f.competencia = ${competencia} and ${boletoAberto} and ${vaiPeloCorreio}`)}) x
  join fatura g on g.numero = x.fatura
  left join lateral (
    select ${momento('c.feito_em')} as em, ${nomeDoUsuario('c.login')} as por
    from carta_impressa m join carta_lote c on c.id = m.lote_id where m.titulo_numero = x.titulo order by c.id desc limit 1
  ) i on true
  order by nullif(x.cep, ''), x.nome, x.codigo, x.vencimento, x.titulo`;

/** Some titles with their payers, unordered. */
export const findCartas = async (db: Db, titulos: readonly string[]): Promise<BoletoRow[]> => {
  const { rows } = await selectBoletos(
    sql`t.numero = any(${[...titulos]}::text[]) and ${boletoAberto}`,
  ).execute(db);
  return rows;
};
