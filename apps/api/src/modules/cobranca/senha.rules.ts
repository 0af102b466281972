/** Opens a paper that goes by e-mail: the first five characters of the CPF or CNPJ of who pays (COB-9). */
export const senhaDoPapel = (documento: string): string => documento.slice(0, 5).toUpperCase();
