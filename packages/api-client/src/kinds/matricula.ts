/** How many digits a matrícula has in the register. */
export const digitosMatricula = 10;

/**
 * A matrícula as the register keeps it: '1201' is '0000001201'. People and files leave zeros in front away, or write more of them.
 * A longer number stays whole, so that it never becomes the matrícula of somebody else.
 */
export const matriculaInteira = (codigo: string): string =>
  codigo.trim().replace(/^0+/, '').padStart(digitosMatricula, '0');
