/** The longest that a message spends on whom it speaks to. */
const maior = 40;

/** Whole words of a name, as many as fit; the first one cut when it alone does not. */
const queCabe = (palavras: readonly string[]): string => {
  const cabem = palavras.filter((_, at) => palavras.slice(0, at + 1).join(' ').length <= maior);
  return cabem.length > 0 ? cabem.join(' ') : (palavras[0] ?? '').slice(0, maior);
};

/** What a message calls its reader: a person by the first name, a company by its own (COB-22). */
export const chamado = (nome: string, { isEmpresa }: { isEmpresa: boolean }): string => {
  const palavras = nome.trim().split(/\s+/);
  return queCabe(isEmpresa ? palavras : palavras.slice(0, 1));
};
