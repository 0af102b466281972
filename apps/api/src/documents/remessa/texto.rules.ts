import { withoutAccents } from '@vidas/api-client/words/fold.ts';

/** ASCII capitals: accents are removed, every other character is a blank, and blanks are single (REM-2). */
export const semAcentos = (texto: string): string =>
  withoutAccents(texto)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
