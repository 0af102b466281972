const dayMs = 86_400_000;
const momentOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** An ISO day, so many calendar days later. */
export const maisDias = (iso: string, dias: number): string => isoOf(momentOf(iso) + dias * dayMs);

/** Calendar days from one ISO day to another. */
export const diasDe = (inicio: string, fim: string): number =>
  Math.round((momentOf(fim) - momentOf(inicio)) / dayMs);

/** The same day so many months before, or the last one of a shorter month. */
export const menosMeses = (iso: string, meses: number): string => {
  const [ano, mes, dia] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8))];
  const ultimo = new Date(Date.UTC(ano, mes - meses, 0)).getUTCDate();
  return isoOf(Date.UTC(ano, mes - 1 - meses, Math.min(dia, ultimo)));
};

/** The later of several ISO days. */
export const maisTarde = (...dias: readonly string[]): string => dias.reduce((a, b) => (a < b ? b : a));

/** 'DD/MM' of an ISO day. */
export const diaEMes = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;
