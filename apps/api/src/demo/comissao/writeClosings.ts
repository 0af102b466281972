import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Db } from '../../db/database.ts';
import { geraFechamento } from '../../modules/vendas/fechamento/gera.ts';

const meses = 18;

const vidas = (db: Db) =>
  db
    .selectFrom('comissao_linha as l')
    .innerJoin('venda as v', 'v.codigo', 'l.venda_codigo')
    .innerJoin('beneficiario as b', 'b.matricula', 'v.matricula')
    .select('l.venda_codigo')
    .where('l.especie', '=', 'VIDA');

/** First sale of a closed month. */
const primeira = (db: Db, competencia: string) =>
  vidas(db).where('l.competencia', '=', competencia).orderBy('l.venda_codigo').executeTakeFirst();

/** Newest sale of a closed month without a cancellation, which would take the fee along and hide the change. */
const maisNova = (db: Db) =>
  vidas(db)
    .where('b.cancelado_em', 'is', null)
    .orderBy('l.competencia', 'desc')
    .orderBy('l.venda_codigo')
    .executeTakeFirst();

/** Corrects a sale into an administrative one. */
const corrige = async (db: Db, linha: { venda_codigo: string } | undefined): Promise<void> => {
  if (!linha) return;
  await db
    .updateTable('venda')
    .set({ administrativa: true })
    .where('codigo', '=', linha.venda_codigo)
    .execute();
};

/**
 * Closes the commissions of eighteen months with the application's own code, each some days after its end,
 * and pays all but the last. The month before today's stays open. One sale is corrected before the last
 * closing and one after it, so that the last closing always, and the open month mostly, has a correction.
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
      isPrimeira: true,
    });
    // A small demonstration has no sales in some months.
    if (competencia === somaCompetencia(last, -1))
      await corrige(db, (await primeira(db, competencia)) ?? (await maisNova(db)));
    if (competencia === last) await corrige(db, await primeira(db, competencia));
    if (pagaEm === null) continue;
    await db
      .updateTable('comissao_fechamento')
      .set({ paga_em: pagaEm, paga_por: 'Sônia Peixoto Leal' })
      .where('competencia', '=', competencia)
      .execute();
  }
};
