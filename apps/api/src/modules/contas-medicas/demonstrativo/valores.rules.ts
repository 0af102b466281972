import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { glosaAcimaDaTabela } from '@vidas/api-client/contas-medicas/guias/oferta.rules.ts';
import { tetoDoItem, valorDaGlosa } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { ItemDoDemonstrativo, Valores } from '../../../documents/loteTiss/demonstrativo.ts';

/** Values of an item; a guide that is not used pays nothing (CTM-55). */
export const valoresDoItem = (item: GuiaItem, isUtilizada: boolean): Valores => {
  const liberado = isUtilizada ? (item.vrTotalAprov ?? 0) : 0;
  return {
    informado: item.vrTotal,
    processado: tetoDoItem(item, item.qtdExec),
    liberado,
    glosa: valorDaGlosa(item, liberado),
  };
};

export const somaDosValores = (todos: readonly { valores: Valores }[]): Valores =>
  todos.reduce(
    (soma, { valores }) => ({
      informado: soma.informado + valores.informado,
      processado: soma.processado + valores.processado,
      liberado: soma.liberado + valores.liberado,
      glosa: soma.glosa + valores.glosa,
    }),
    { informado: 0, processado: 0, liberado: 0, glosa: 0 },
  );

/** Reason of an item's denial; null without one (CTM-57). */
export const glosaDoItem = (
  { COM_COD, GLO_COMENTARIO }: GuiaItem,
  { glosa }: Valores,
  isUtilizada: boolean,
): ItemDoDemonstrativo['glosa'] => {
  if (!isUtilizada) return { codigo: '1713', texto: 'Guia não utilizada' };
  if (COM_COD !== null) return { codigo: COM_COD, texto: GLO_COMENTARIO ?? '' };
  // The contract's value lowers it, which has no denial code (CTM-6).
  return glosa > 0 ? glosaAcimaDaTabela : null;
};
