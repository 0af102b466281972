/** Password of a paper by e-mail: the first five characters of the payer's CPF or CNPJ (COB-9). */
export const senhaDoPapel = (documento: string): string => documento.slice(0, 5).toUpperCase();
