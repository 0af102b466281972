/** 'Sim' and 'Não' for SIM and NAO of the register; another text is unchanged. */
export const writeSimNao = (value: string | null): string | null =>
  value === 'SIM' ? 'Sim' : value === 'NAO' ? 'Não' : value;

/** Percentage points from hundredths of a percent. */
export const writePercent = (value: number | null): number | null => (value === null ? null : value / 100);

/** Units from ten-thousandths. */
export const writeQuantidade = (value: number | null): number | null =>
  value === null ? null : value / 10_000;

/** The word of a code. A code without a word becomes `other`, else it is unchanged. */
export const writeChoice =
  (words: Readonly<Record<string, string>>, other?: string) =>
  (code: string | null): string | null =>
    code === null ? null : (words[code] ?? other ?? code);
