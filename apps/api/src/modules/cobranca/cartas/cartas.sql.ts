import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { boletoAberto } from '../../financeiro/boletos-gerados/boletosGerados.sql.ts';
import { selectBoletos } from '../boleto/boleto.sql.ts';
import type { BoletoRow } from '../boleto/boletoRow.ts';

/** A boleto that goes by post, if it can. */
export interface CartaRow extends BoletoRow {
  is_empresa: boolean;
  /** Lines of what it charges. */
  linhas: number;
  /** 'YYYY-MM-DDTHH:MM' of the last file that had it; null when none did. */
  impressa_em: string | null;
  impressa_por: string | null;
}

const email = sql`lower(trim(coalesce(case when f.tipo in ('E', 'X') then e.email else p.email end, '')))`;

/** The mail server took nothing for this address, and no message left for it since. */
const recusado = sql`exists (
  select from cobranca_envio r where r.destinatario = ${email} and r.recusado
    and not exists (select from cobranca_envio d where d.destinatario = r.destinatario and d.situacao = 'ENVIADO' and d.id > r.id))`;

/** No e-mail reaches who pays title `t`, and it did not leave for another address either. */
const vaiPeloCorreio = sql`(${email} = '' or ${recusado})
  and not exists (select from cobranca_envio a where a.chave = 'boleto:' || t.numero and a.situacao = 'ENVIADO')`;

/** The open boletos of a month (YYYY-MM) that go by post, in the order in which they are printed: by CEP, then by name. */
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

/** These titles with who pays them, in no order. */
export const findCartas = async (db: Db, titulos: readonly string[]): Promise<BoletoRow[]> => {
  const { rows } = await selectBoletos(
    sql`t.numero = any(${[...titulos]}::text[]) and ${boletoAberto}`,
  ).execute(db);
  return rows;
};
