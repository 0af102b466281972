import type { AchadoDoItem } from '../regras/achado.kinds.ts';
import { isAcimaDaOeste, isHonorarioCredenciado, type ItemDaGuia, valorDe } from './item.rules.ts';
import { aprovacaoInteira, comQuantidade, type Decisao } from './itemDecisao.rules.ts';

/** Table 38: reduced to the operator's price. */
export const glosaAcimaDaTabela = {
  codigo: '1714',
  texto: 'Valor do serviço superior ao valor de tabela',
} as const;

/**
 * Decision that the product knows and offers for an item nobody decided: charged above the operator's price, it is paid by that price
 * with the denial for it (CTM-83). Null when there is nothing to offer.
 */
export const ofertaDoItem = (item: ItemDaGuia): Decisao | null => {
  if (item.status === 1 || !isAcimaDaOeste(item) || isHonorarioCredenciado(item)) return null;
  const vrTotalAprov = Math.min(
    item.vrTotal,
    valorDe(item.qtdExec, item.vrUnitarioOeste ?? 0, item.reducaoAcrescimo),
  );
  if (vrTotalAprov === item.vrTotal) return null;
  return {
    ...aprovacaoInteira(item),
    vrTotalAprov,
    COM_COD: glosaAcimaDaTabela.codigo,
    GLO_COMENTARIO: glosaAcimaDaTabela.texto,
  };
};

/** The denial that a trade rule offers: the quantity that it leaves, with its code; the text comes from the table of codes (CTM-98). */
export const respostaDoAchado = (item: ItemDaGuia, { glosa, qtdPaga }: AchadoDoItem): Decisao => ({
  ...comQuantidade(item, aprovacaoInteira(item), qtdPaga),
  COM_COD: glosa,
});

/**
 * A text after another code was chosen: the new one where nothing stands, or where what stands came from us; typed text stays
 * (CTM-81).
 */
export const textoDaGlosa = (
  agora: string,
  nossos: readonly (string | null | undefined)[],
  novo: string | null | undefined,
): string => (agora.trim() === '' || nossos.includes(agora) ? (novo ?? '') : agora);
