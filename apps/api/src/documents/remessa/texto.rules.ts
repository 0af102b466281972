import { withoutAccents } from '@vidas/api-client/words/fold.ts';

/** Capitals of plain ASCII: accents go, every other sign is a blank, and blanks never stand beside one another (REM-2). */
export const semAcentos = (texto: string): string =>
  withoutAccents(texto)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
