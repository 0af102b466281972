import { dayNumber } from '../../kinds/dayNumber.ts';

/** Calendar days from one ISO day to another. */
export const diasDe = (inicio: string, fim: string): number => dayNumber(fim) - dayNumber(inicio);

/** The same day so many months before, or the last one of a shorter month. */
export const menosMeses = (iso: string, meses: number): string => {
  const [ano, mes, dia] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8))];
  const ultimo = new Date(Date.UTC(ano, mes - meses, 0)).getUTCDate();
  return new Date(Date.UTC(ano, mes - 1 - meses, Math.min(dia, ultimo))).toISOString().slice(0, 10);
};

/** The later of several ISO days. */
export const maisTarde = (...dias: readonly string[]): string => dias.reduce((a, b) => (a < b ? b : a));

/** 'DD/MM' of an ISO day. */
export const diaEMes = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;
