/** An element of a guide with what is below it; names without prefix. Line and column, from 1, are where its content begins. */
export interface No {
  nome: string;
  texto: string;
  linha: number;
  coluna: number;
  filhos: readonly No[];
}

/** Of an element without any below it; most are. */
export const SEM_FILHOS: readonly No[] = [];

export const acrescenta = (no: No, filho: No): void => {
  if (no.filhos.length === 0) no.filhos = [filho];
  else (no.filhos as No[]).push(filho);
};

const primeiro = (no: No, nome: string): No | undefined => {
  for (const filho of no.filhos) if (filho.nome === nome) return filho;
  return undefined;
};

/** The names of a path; paths stand in the code, so there are few of them. */
const passos = new Map<string, readonly string[]>();
const passosDe = (caminho: string): readonly string[] => {
  let nomes = passos.get(caminho);
  if (!nomes) passos.set(caminho, (nomes = caminho.split('/')));
  return nomes;
};

/** The first element below `no` along the names of a path; undefined when there is none. */
export const achado = (no: No | undefined, caminho: string): No | undefined => {
  let onde = no;
  for (const nome of passosDe(caminho)) onde = onde && primeiro(onde, nome);
  return onde;
};

/** The elements of one name right below `no`. */
export const achados = (no: No | undefined, nome: string): No[] =>
  no?.filhos.filter((each) => each.nome === nome) ?? [];
