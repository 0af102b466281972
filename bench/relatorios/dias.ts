import { operatorDay } from '../../apps/api/src/operatorDay.ts';

/** The days of the questions of a run, ISO. */
export interface Dias {
  hoje: string;
  /** First and last day of the last month that is over, and that month. */
  inicio: string;
  fim: string;
  mes: string;
  /** The first of the three months that the data has, and its first day. */
  mesInicial: string;
  trimestre: string;
  /** A year ago. */
  ano: string;
}

const DAY_MS = 86_400_000;

export const diasDe = (now: Date): Dias => {
  const hoje = operatorDay(now);
  const [year = 0, month = 0] = hoje.split('-').map(Number);
  const dia = (monthIndex: number, day: number): string =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  const inicio = dia(month - 2, 1);
  const trimestre = dia(month - 4, 1);
  return {
    hoje,
    inicio,
    fim: dia(month - 1, 0),
    mes: inicio.slice(0, 7),
    trimestre,
    mesInicial: trimestre.slice(0, 7),
    ano: operatorDay(new Date(now.getTime() - 365 * DAY_MS)),
  };
};
