import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import type { CreditoDoDia } from './creditos.contract.ts';
import type { PreviaDesfazer } from './retorno.contract.ts';

/** Words for titles in the question before an undo. */
export const unidadeDoDesfazer: Unidade = { um: 'título', varios: 'títulos', temValor: true };

/** Line of a file's part in the question before its undo (REL-46). */
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

/** The credit of a day on show. Another sum or another person's check makes another line (REL-46). */
export const linhaDoCredito = ({ dia, valor, linhas, conferidoEm }: CreditoDoDia): LinhaDoAto => ({
  // Screens know moments to the minute.
  id: `${dia} ${conferidoEm?.slice(0, 16) ?? ''}`,
  cents: valor ?? 0,
  quantas: linhas ?? 0,
});
