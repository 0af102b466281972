import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** Name of the file with the origin of a delivery and its expected content. */
export const nomeDoManifesto = 'entrega.json';

/** The dictionary's name of a chosen file: without folder and '.csv', in small letters. */
export const nomeDoArquivo = (escrito: string): string =>
  (escrito.split(/[/\\]/).at(-1) ?? '')
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '');

/** True for the name of `entrega.json`. */
export const isManifesto = (escrito: string): boolean => nomeDoArquivo(escrito) === nomeDoManifesto;

/** Refusal of an unknown name, with the possible names. */
export const nomeDesconhecido = (escrito: string, conhecidos: readonly string[]): string =>
  `${escrito} não é um arquivo da carga. Os nomes são ${conhecidos.map((nome) => `${nome}.csv`).join(', ')} e ${nomeDoManifesto}.`;

/** The words for a delivery in the question before it is discarded or undone. */
export const unidadeDaEntrega: Unidade = {
  um: 'linha',
  varios: 'linhas',
  temValor: false,
  outra: 'a entrega foi conferida de novo',
};

/**
 * Line of a delivery in the question before it is discarded or undone (REL-46). Another check or application makes another line.
 */
export const linhaDaEntrega = (entrega: {
  readonly id: string;
  readonly julgadaEm: string | null;
  readonly aplicadaEm: string | null;
  readonly linhas: number | null;
}): LinhaDoAto => ({
  // Screens know moments to the minute.
  id: [entrega.id, entrega.julgadaEm?.slice(0, 16), entrega.aplicadaEm?.slice(0, 16)].join(' '),
  quantas: entrega.linhas ?? 0,
});
