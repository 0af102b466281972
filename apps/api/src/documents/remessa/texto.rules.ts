/** Capitals of plain ASCII: accents go, every other sign is a blank, and blanks never stand beside one another (REM-2). */
export const semAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
