import { nomeDoMotivo } from '@vidas/api-client/vendas/motivo.rules.ts';
import { preparaRegras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { mesDe } from '../apuracao/doVendedor.ts';
import { selectEntradasGravadas } from '../fechamento/gravado.sql.ts';

/**
 * Reasons of sales without commission whose month is closed, from what was stored with it (VEN-34, COM-35). A sale that is not among its
 * entries came in later, and has none here.
 */
export const motivosFechados = async (
  db: Db,
  vendas: readonly { codigo: string; efetivadaEm: string | null; vendedor: string }[],
): Promise<Map<string, string>> => {
  const porMes = Map.groupBy(
    vendas.filter(({ efetivadaEm }) => efetivadaEm !== null),
    ({ efetivadaEm }) => (efetivadaEm ?? '').slice(0, 7),
  );
  const motivos = new Map<string, string>();
  if (porMes.size === 0) return motivos;
  const fechados = await db
    .selectFrom('comissao_fechamento')
    .select(['competencia', 'regras'])
    .where('competencia', 'in', [...porMes.keys()])
    .execute();
  for (const { competencia, regras } of fechados) {
    const own = porMes.get(competencia) ?? [];
    const wanted = new Set(own.map(({ codigo }) => codigo));
    const [only, ...others] = new Set(own.map(({ vendedor }) => vendedor));
    const prontas = preparaRegras(JSON.parse(regras) as RegraComissao[]);
    // oxlint-disable-next-line no-await-in-loop -- few months, and each is large
    const gravadas = await selectEntradasGravadas(db, competencia, others.length === 0 ? only : undefined);
    for (const entradas of Map.groupBy(gravadas, ({ vendedor }) => vendedor).values())
      if (entradas.some(({ venda }) => wanted.has(venda)))
        for (const { venda, motivo } of mesDe(entradas, prontas).vidas)
          if (motivo !== null && wanted.has(venda)) motivos.set(venda, nomeDoMotivo[motivo]);
  }
  return motivos;
};
