/** Number of digits of a matrícula in the register. */
export const digitosMatricula = 10;

/**
 * A matrícula in the register's form: '1201' is '0000001201'. People and files leave leading zeros away, or write more of them. A longer
 * number stays whole, so that it never becomes another person's matrícula.
 */
export const matriculaInteira = (codigo: string): string =>
  codigo.trim().replace(/^0+/, '').padStart(digitosMatricula, '0');
