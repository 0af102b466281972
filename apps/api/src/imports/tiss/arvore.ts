/** An element of a guide with what is below it; names without prefix. Line and column, from 1, are where its content begins. */
export interface No {
  nome: string;
  texto: string;
  linha: number;
  coluna: number;
  filhos: No[];
}

/** The first element below `no` along the names of a path; undefined when there is none. */
export const achado = (no: No | undefined, caminho: string): No | undefined =>
  caminho.split('/').reduce<No | undefined>((at, nome) => at?.filhos.find((each) => each.nome === nome), no);

/** The elements of one name right below `no`. */
export const achados = (no: No | undefined, nome: string): No[] =>
  no?.filhos.filter((each) => each.nome === nome) ?? [];
