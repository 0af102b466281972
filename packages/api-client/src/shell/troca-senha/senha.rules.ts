/** The fewest and the most UTF-16 units of a password, as a browser counts them. */
export const menorSenha = 12;
export const maiorSenha = 200;

/** Hint below the field of a new password (SEG-17). */
export const dicaDaSenha = `Ao menos ${menorSenha} caracteres; várias palavras juntas são melhores.`;
