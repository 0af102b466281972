import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** The words for a file to the ANS in the question before it is discarded. */
export const unidadeDoEnvio: Unidade = { um: 'movimento', varios: 'movimentos', temValor: false };

/** Line of a file in the question before it is discarded (REL-46). */
export const linhaDoEnvio = (envio: {
  readonly id: string;
  readonly hash: string;
  readonly quantidade: number;
}): LinhaDoAto => ({ id: `${envio.id} ${envio.hash}`, quantas: envio.quantidade });
