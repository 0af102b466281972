import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import type { PreviaConferencia } from './conferencia.contract.ts';

/** The words of the question before a file is taken. */
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
