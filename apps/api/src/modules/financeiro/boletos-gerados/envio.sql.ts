import type { ContagemDoEnvio } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { BoletoEnvioItemTable } from '../../../db/tables/financeiro.ts';
import { boletoAberto } from './boletosGerados.sql.ts';

/** Results of a day's sending (ISO); zeros without one. */
export const contaEnvio = async (db: Db, dia: string): Promise<ContagemDoEnvio> => {
  const { rows } = await sql<ContagemDoEnvio>`
    select count(*) filter (where i.situacao = 'ENVIADO')::int as enviados,
      count(*) filter (where i.situacao = 'SEM_EMAIL')::int as "semEmail",
      count(*) filter (where i.situacao = 'POR_TELEFONE')::int as "porTelefone",
      count(*) filter (where i.situacao = 'FALHOU')::int as falhas,
      count(*) filter (where i.situacao = 'EM_DUVIDA')::int as "emDuvida",
      count(*) filter (where i.situacao = 'PENDENTE')::int as pendentes
    from boleto_envio_item i where i.vencimento = ${dia}::date`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('A count has no row.');
  return row;
};

/** Queues every unsent open bill of a due day, failed ones included (FIN-12). */
export const preparaEnvio = async (db: Db, dia: string): Promise<void> => {
  await sql`
    insert into boleto_envio_item (vencimento, titulo_numero, situacao)
    select ${dia}::date, t.numero, 'PENDENTE'
    from titulo t join fatura f on f.numero = t.fatura_numero where t.vencimento = ${dia}::date and ${boletoAberto}
    on conflict (vencimento, titulo_numero) do update set situacao = 'PENDENTE', motivo = null
      where boleto_envio_item.situacao in ('FALHOU', 'SEM_EMAIL', 'POR_TELEFONE')`.execute(db);
};

/** Next queued bill of a due day; undefined when none is left. */
export const findPendente = async (db: Db, dia: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('boleto_envio_item')
    .where('vencimento', '=', dia)
    .where('situacao', '=', 'PENDENTE')
    .select('titulo_numero')
    .orderBy('titulo_numero')
    .limit(1)
    .executeTakeFirst();
  return row?.titulo_numero;
};

/** Saves the result of one bill. */
export const gravaItem = async (
  db: Db,
  { dia, titulo }: { dia: string; titulo: string },
  fim: Pick<BoletoEnvioItemTable, 'situacao' | 'motivo'>,
): Promise<void> => {
  await db
    .insertInto('boleto_envio_item')
    .values({ vencimento: dia, titulo_numero: titulo, ...fim })
    .onConflict((conflict) => conflict.columns(['vencimento', 'titulo_numero']).doUpdateSet(fim))
    .execute();
};
