import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { dayOf, isoOf } from '../calendar.ts';

/** Last bank days before a day, oldest first. */
export const diasDoBancoAntes = (hoje: string, quantos: number): string[] => {
  const dias: string[] = [];
  for (let day = dayOf(hoje) - 1; dias.length < quantos; day -= 1)
    if (ehDiaUtilBancario(isoOf(day))) dias.push(isoOf(day));
  return dias.toReversed();
};

/** Monday of a day's week. */
const segundaDe = (dia: string): string => isoOf(dayOf(dia) - ((dayOf(dia) + 3) % 7));

/** Last two weeks of these days, by number; the last one may be unfinished. */
export const duasSemanas = (dias: readonly string[]): [number[], number[]] => {
  const semanas = [...Map.groupBy(dias.keys(), (i) => segundaDe(dias[i] ?? '')).values()];
  return [semanas.at(-2) ?? [], semanas.at(-1) ?? []];
};

/** Clock that stands at a UTC hour of a day. */
export const clockAt = (dia: string, utc: string) => () => new Date(`${dia}T${utc}:00Z`);
