import type { LinhaDoAto, Unidade } from '../kinds/confirmado.ts';
import type { PreviaConferencia } from './sib.contract.ts';

/** What discarding is asked about. */
export const unidadeDoRejeitado: Unidade = { um: 'rejeição', varios: 'rejeições', temValor: false };

/** What taking a file is asked about. */
export const unidadeDaConferencia: Unidade = {
  um: 'beneficiário',
  varios: 'beneficiários',
  temValor: false,
  outra: 'o arquivo em vigor já é outro',
};

/** A file with the one whose place it takes, as taking it is confirmed (REL-46). */
export const linhaDaConferencia = (
  arquivo: Pick<PreviaConferencia['arquivo'], 'id' | 'quantidade'>,
  emVigor: string | null,
): LinhaDoAto => ({ id: `${arquivo.id} ${emVigor ?? ''}`, quantas: arquivo.quantidade });

/** The words for a file to the ANS in the question before it is discarded. */
export const unidadeDoEnvio: Unidade = { um: 'movimento', varios: 'movimentos', temValor: false };

/** A file to the ANS as its discarding is confirmed (REL-46). */
export const linhaDoEnvio = (envio: {
  readonly id: string;
  readonly hash: string;
  readonly quantidade: number;
}): LinhaDoAto => ({ id: `${envio.id} ${envio.hash}`, quantas: envio.quantidade });
