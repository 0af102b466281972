/**
 * An element of a guide with its descendants; names without prefix. Line and column, from 1, are the start of
 * its content.
 */
export interface No {
  nome: string;
  texto: string;
  linha: number;
  coluna: number;
  filhos: readonly No[];
}

/** Shared empty list of children; most elements have none. */
export const SEM_FILHOS: readonly No[] = [];

export const acrescenta = (no: No, filho: No): void => {
  if (no.filhos.length === 0) no.filhos = [filho];
  else (no.filhos as No[]).push(filho);
};

const primeiro = (no: No, nome: string): No | undefined => {
  for (const filho of no.filhos) if (filho.nome === nome) return filho;
  return undefined;
};

/** Names of a path, cached because paths are constants of the code. */
const passos = new Map<string, readonly string[]>();
const passosDe = (caminho: string): readonly string[] => {
  let nomes = passos.get(caminho);
  if (!nomes) passos.set(caminho, (nomes = caminho.split('/')));
  return nomes;
};

/** First element below `no` along a path; undefined without one. */
export const achado = (no: No | undefined, caminho: string): No | undefined => {
  let onde = no;
  for (const nome of passosDe(caminho)) onde = onde && primeiro(onde, nome);
  return onde;
};

/** Children of `no` with one name. */
export const achados = (no: No | undefined, nome: string): No[] =>
  no?.filhos.filter((each) => each.nome === nome) ?? [];
