import type { AchadoDoItem } from '../regras/achado.kinds.ts';
import { isAcimaDaOeste, isHonorarioCredenciado, type ItemDaGuia, valorDe } from './item.rules.ts';
import { aprovacaoInteira, comQuantidade, type Decisao } from './itemDecisao.rules.ts';

/** Table 38: reduced to the operator's price. */
export const glosaAcimaDaTabela = {
  codigo: '1714',
  texto: 'Valor do serviço superior ao valor de tabela',
} as const;

/** Decision offered for an undecided item above the operator's price: that price, with its denial (CTM-83). Null without an offer. */
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

/** Denial offered by a trade rule: the remaining quantity and the code; the text comes from the table of codes (CTM-98). */
export const respostaDoAchado = (item: ItemDaGuia, { glosa, qtdPaga }: AchadoDoItem): Decisao => ({
  ...comQuantidade(item, aprovacaoInteira(item), qtdPaga),
  COM_COD: glosa,
});

/** Text after a change of the code: replaces an empty text or one of ours; a typed text stays (CTM-81). */
export const textoDaGlosa = (
  agora: string,
  nossos: readonly (string | null | undefined)[],
  novo: string | null | undefined,
): string => (agora.trim() === '' || nossos.includes(agora) ? (novo ?? '') : agora);
