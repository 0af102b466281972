import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { verMesesFechados } from '@vidas/api-client/vendas/regras-comissao/mesesFechados.contract.ts';
import { ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import { countSemComissao } from './mesesFechados.sql.ts';

type Pedido = Input<typeof verMesesFechados>['body'];

/** Part of a draft in closed months, which it does not pay (RCO-20); null when the draft begins later. */
export const noMesFechado = async (
  db: Db,
  pedido: Pedido,
): Promise<{ ate: string; vendas: number; texto: string } | null> => {
  const { ultima } = await db
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => fn.max<string | null>('competencia').as('ultima'))
    .executeTakeFirstOrThrow();
  if (ultima === null) return null;
  const ate = ultimoDia(ultima);
  if (pedido.vendedorRegraComissao.every(({ dataInicio }) => dataInicio > ate)) return null;
  // Fees of a sale under type 3 are paid in the months that are still open.
  const vendas = pedido.regraTipoId === 3 ? 0 : await countSemComissao(db, pedido, ultima);
  const naoPaga =
    vendas === 0
      ? ''
      : ` ${counted(vendas, 'venda efetivada até lá fica', 'vendas efetivadas até lá ficam')} sem comissão; só uma linha à mão ${agree(vendas, 'a paga', 'as paga')}.`;
  return { ate, vendas, texto: `Começa em mês fechado: nada muda até ${writeDay(ate)}.${naoPaga}` };
};
