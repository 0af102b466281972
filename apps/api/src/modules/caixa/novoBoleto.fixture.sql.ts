import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How a new boleto stands, its commands in their order, and who asked for each. */
export const situacaoDoNovo = async (db: Db, numero: string) => {
  const { rows } = await sql<{ situacao: string; comandos: string[]; pedidos: string[] }>`
    select n.situacao, array_agg(c.comando || ' ' || coalesce(c.resposta, case when c.remessa_id is null then 'em espera' else 'na remessa' end)
      order by c.id) as comandos, array_agg(c.pedido_por order by c.id) as pedidos
    from novo_boleto_atual n join remessa_comando c on c.novo_boleto = n.numero where n.numero = ${numero} group by n.situacao`.execute(
    db,
  );
  return rows[0];
};
