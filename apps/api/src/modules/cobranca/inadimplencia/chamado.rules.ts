/** Maximum of characters for the reader's name in a message. */
const maior = 40;

/** As many whole words of a name as fit; a first word that is too long is cut. */
const queCabe = (palavras: readonly string[]): string => {
  const cabem = palavras.filter((_, at) => palavras.slice(0, at + 1).join(' ').length <= maior);
  return cabem.length > 0 ? cabem.join(' ') : (palavras[0] ?? '').slice(0, maior);
};

/** Form of address in a message: a person's first name, or a company's name (COB-22). */
export const chamado = (nome: string, { isEmpresa }: { isEmpresa: boolean }): string => {
  const palavras = nome.trim().split(/\s+/);
  return queCabe(isEmpresa ? palavras : palavras.slice(0, 1));
};
