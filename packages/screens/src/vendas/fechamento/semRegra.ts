import type { VendaSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { faltaRegra } from '@vidas/api-client/vendas/motivo.rules.ts';
import { rowsPath } from '../../report/urlFilters.ts';

/** Situation of a sale that only a rule would pay (COM-47). */
const soRegra = 'Só uma regra paga';

/** True for a sale that only a rule would pay and that has no line by hand (COM-47). */
export const esperaRegra = ({ motivo, linhaAMao }: VendaSemComissao): boolean =>
  faltaRegra(motivo) && linhaAMao === null;

/** State of its line by hand, or that only a rule pays it; null for a sale that the register mends. */
export const situacaoSemComissao = (venda: VendaSemComissao): string | null => {
  if (venda.linhaAMao !== null) return `Linha à mão: ${venda.linhaAMao.toLowerCase()}`;
  return esperaRegra(venda) ? soRegra : null;
};

/** Address of a month's sales that only a rule would pay; the month as MM-YYYY. */
export const semRegraPath = (fechamento: string, competencia: string): string =>
  rowsPath(fechamento, { competencia, aba: 'sem-comissao' }, { situacao: soRegra });
