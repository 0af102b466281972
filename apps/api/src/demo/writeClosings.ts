import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses-rules';
import type { Db } from '../db/database.ts';
import { geraFechamento } from '../modules/vendas/fechamento/gera.ts';

const meses = 18;

/** Turns a sale of a closed month into an administrative one, as somebody who corrects the register does. */
const corrige = async (db: Db, competencia: string): Promise<void> => {
  const linha = await db
    .selectFrom('comissao_linha')
    .select('venda_codigo')
    .where('competencia', '=', competencia)
    .where('especie', '=', 'VIDA')
    .orderBy('venda_codigo')
    .executeTakeFirst();
  if (!linha) return;
  await db
    .updateTable('venda')
    .set({ administrativa: true })
    .where('codigo', '=', linha.venda_codigo)
    .execute();
};

/**
 * Closes the commissions of eighteen months with the application's own code, each some days after its end, and pays all but the last. The
 * month before today's stays open. One sale is corrected before the last closing and one after it, so that both a closed and an open
 * month have something that changed after it was closed.
 */
export const writeClosings = async (db: Db, hoje: string): Promise<void> => {
  const last = somaCompetencia(hoje.slice(0, 7), -2);
  for (const competencia of competenciasEntre(somaCompetencia(last, 1 - meses), last)) {
    const depois = somaCompetencia(competencia, 1);
    const pagaEm = competencia < last ? `${depois}-15` : null;
    await geraFechamento(db, {
      competencia,
      por: 'Otávio Magalhães Freitas',
      hoje: `${depois}-05`,
      momento: `${depois}-05T09:00:00`,
    });
    if (competencia >= somaCompetencia(last, -1)) await corrige(db, competencia);
    if (pagaEm === null) continue;
    await db
      .updateTable('comissao_fechamento')
      .set({ paga_em: pagaEm, paga_por: 'Sônia Peixoto Leal' })
      .where('competencia', '=', competencia)
      .execute();
  }
};
