const whole = new Intl.NumberFormat('pt-BR');

const unsigned = (hundredths: number): string => {
  const absolute = Math.abs(hundredths);
  return `${whole.format(Math.floor(absolute / 100))},${String(absolute % 100).padStart(2, '0')}`;
};

/** A minus (U+2212) as in the tables. */
const sign = (value: number): string => (value < 0 ? '\u2212' : '');

/** 'R$ 1.234,56' from cents, in a sentence. */
export const writeReais = (cents: number): string => `${sign(cents)}R$ ${unsigned(cents)}`;

/** '82,35%' from hundredths of a percent; a dash for none. */
export const writePorcento = (hundredths: number | null): string =>
  hundredths === null ? '—' : `${sign(hundredths)}${unsigned(hundredths)}%`;
