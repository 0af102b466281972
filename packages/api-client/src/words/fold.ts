/** A text without its accents and cedillas: 'Açaí' becomes 'Acai'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Small letters without accents, by which texts are compared. */
export const plainText = (text: string): string => withoutAccents(text).toLowerCase();

/** An occupation for comparison: no accents, no capitals, single blanks, none around '/' (VEN-30). */
export const plainCargo = (cargo: string): string =>
  plainText(cargo)
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ')
    .trim();
