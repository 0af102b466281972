import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { emAberto, valorAberto } from '../aberto.sql.ts';
import { doPagador, faturasDe, tipos } from '../boleto/boleto.sql.ts';
import type { EmAberto } from './novoBoleto.rules.ts';

interface Busca {
  type: TipoBoleto;
  matricula: string;
}

/** An open invoice with its kind. */
interface Saldo extends EmAberto {
  tipo: string;
}

const selectSaldos = async (
  db: Db | Trx,
  { type, matricula }: Busca,
  faturas: readonly string[],
): Promise<Saldo[]> => {
  const { rows } = await sql<Saldo>`
    select f.numero as fatura, f.tipo, t.numero as titulo, t.forma, t.vencimento, ${valorAberto} as "valorCents", t.dias_validos as "diasValidos",
      n.numero as "novoBoleto", coalesce(n.aguarda, false) as "novoAguarda"
    from fatura f
    join titulo t on t.fatura_numero = f.numero
    left join lateral (
      select a.numero, a.situacao = 'AGUARDANDO' and a.remessa_id is not null as aguarda
      from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
      where p.fatura_numero = f.numero and a.situacao in ('AGUARDANDO', 'REGISTRADO', 'RECUSADO')
      order by a.numero desc limit 1
    ) n on true
    where f.tipo = any(${[...faturas]}::text[]) and ${doPagador(type, matricula)}
      and t.forma in ('BOLETO', 'DEBITO_AUTOMATICO') and ${emAberto} and ${valorAberto} > 0
    order by t.vencimento, t.numero ${db.isTransaction ? sql`for update of t, f` : sql``}`.execute(db);
  return rows;
};

/**
 * Open invoices of a payer with their rest, oldest first; the only source of balances for new boletos. Locked
 * inside a transaction.
 */
export const findSaldos = (db: Db | Trx, busca: Busca): Promise<EmAberto[]> =>
  selectSaldos(db, busca, tipos[busca.type]);

/** Open invoices of a payer of any kind (COB-34). */
export const findSaldosDoPagador = (db: Db, busca: Busca): Promise<Saldo[]> =>
  selectSaldos(db, busca, faturasDe(busca.type));
