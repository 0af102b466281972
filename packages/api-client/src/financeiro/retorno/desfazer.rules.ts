import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import type { CreditoDoDia } from './creditos.contract.ts';
import type { PreviaDesfazer } from './retorno.contract.ts';

/** What undoing is asked about. */
export const unidadeDoDesfazer: Unidade = { um: 'título', varios: 'títulos', temValor: true };

/** What a part of a file did, as its undoing is confirmed (REL-46). */
export const linhaDoDesfazer = ({
  titulos,
  valor,
  creditos,
  linhas,
}: Pick<PreviaDesfazer, 'titulos' | 'valor' | 'creditos' | 'linhas'>): LinhaDoAto => ({
  id: `${creditos} ${linhas}`,
  cents: valor,
  quantas: titulos,
});

/** The words for a day's credit in the question before it is checked. */
export const unidadeDoCredito: Unidade = { um: 'lançamento', varios: 'lançamentos', temValor: true };

/** The credit of a day as it was on show: another sum, or the check of somebody else, makes it another (REL-46). */
export const linhaDoCredito = ({ dia, valor, linhas, conferidoEm }: CreditoDoDia): LinhaDoAto => ({
  // A screen knows moments to the minute.
  id: `${dia} ${conferidoEm?.slice(0, 16) ?? ''}`,
  cents: valor ?? 0,
  quantas: linhas ?? 0,
});
