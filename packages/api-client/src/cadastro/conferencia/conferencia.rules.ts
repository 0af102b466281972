import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';
import type { PreviaConferencia } from './conferencia.contract.ts';

/** The words of the question before a file is taken. */
export const unidadeDaConferencia: Unidade = {
  um: 'beneficiário',
  varios: 'beneficiários',
  temValor: false,
  outra: 'o arquivo em vigor já é outro',
};

/** Line of a file in the question before it replaces the one in force (REL-46). */
export const linhaDaConferencia = (
  arquivo: Pick<PreviaConferencia['arquivo'], 'id' | 'quantidade'>,
  emVigor: string | null,
): LinhaDoAto => ({ id: `${arquivo.id} ${emVigor ?? ''}`, quantas: arquivo.quantidade });
