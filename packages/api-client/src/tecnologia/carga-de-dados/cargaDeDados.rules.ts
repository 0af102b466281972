import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** The name of the file that says where a delivery comes from and what must be found in it. */
export const nomeDoManifesto = 'entrega.json';

/** The name by which the dictionary knows a file that a person chose: without folder and '.csv', in small letters. */
export const nomeDoArquivo = (escrito: string): string =>
  (escrito.split(/[/\\]/).at(-1) ?? '')
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '');

/** True for the name of `entrega.json`. */
export const isManifesto = (escrito: string): boolean => nomeDoArquivo(escrito) === nomeDoManifesto;

/** Why a name is refused, with the names there are. */
export const nomeDesconhecido = (escrito: string, conhecidos: readonly string[]): string =>
  `${escrito} não é um arquivo da carga. Os nomes são ${conhecidos.map((nome) => `${nome}.csv`).join(', ')} e ${nomeDoManifesto}.`;

/** The words for a delivery in the question before it is discarded or undone. */
export const unidadeDaEntrega: Unidade = {
  um: 'linha',
  varios: 'linhas',
  temValor: false,
  outra: 'a entrega foi conferida de novo',
};

/** A delivery as its discarding or undoing is confirmed (REL-46): judged or applied anew it is another. */
export const linhaDaEntrega = (entrega: {
  readonly id: string;
  readonly julgadaEm: string | null;
  readonly aplicadaEm: string | null;
  readonly linhas: number | null;
}): LinhaDoAto => ({
  // A screen knows moments to the minute.
  id: [entrega.id, entrega.julgadaEm?.slice(0, 16), entrega.aplicadaEm?.slice(0, 16)].join(' '),
  quantas: entrega.linhas ?? 0,
});
