import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { dayOf, isoOf } from '../calendar.ts';

/** The last days before one on which banks work, the oldest first. */
export const diasDoBancoAntes = (hoje: string, quantos: number): string[] => {
  const dias: string[] = [];
  for (let day = dayOf(hoje) - 1; dias.length < quantos; day -= 1)
    if (ehDiaUtilBancario(isoOf(day))) dias.push(isoOf(day));
  return dias.toReversed();
};

/** The Monday of the week of a day. */
const segundaDe = (dia: string): string => isoOf(dayOf(dia) - ((dayOf(dia) + 3) % 7));

/** The last two weeks of these days, by their numbers; the last one may not be over. */
export const duasSemanas = (dias: readonly string[]): [number[], number[]] => {
  const semanas = [...Map.groupBy(dias.keys(), (i) => segundaDe(dias[i] ?? '')).values()];
  return [semanas.at(-2) ?? [], semanas.at(-1) ?? []];
};

/** A moment of a day at the operator, as its clock says it. */
export const clockAt = (dia: string, utc: string) => () => new Date(`${dia}T${utc}:00Z`);
