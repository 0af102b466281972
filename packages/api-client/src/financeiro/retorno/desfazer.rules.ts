import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import type { PreviaDesfazer } from '../retorno.contract.ts';

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
