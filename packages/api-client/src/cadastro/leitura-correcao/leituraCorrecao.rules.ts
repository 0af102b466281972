import type { Unidade } from '../../kinds/confirmado.ts';

/** The words of the question before rejections are discarded. */
export const unidadeDoRejeitado: Unidade = { um: 'rejeição', varios: 'rejeições', temValor: false };
