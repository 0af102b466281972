/** 'YYYY-MM' out of the MM-AAAA of an address; null for what is no month. */
export const readCompetencia = (text: string | null): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(text ?? '') ?? [];
  return month === undefined ? null : `${year}-${month}`;
};
