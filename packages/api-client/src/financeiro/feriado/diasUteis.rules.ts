import { isDayOfAnyYear } from '../../kinds/day.ts';
import { ehFimDeSemana, feriadosCivis, maisDias } from './calendario.rules.ts';

const civis = new Map<number, ReadonlySet<string>>();

const civisDe = (ano: number): ReadonlySet<string> => {
  const known = civis.get(ano);
  if (known) return known;
  const days = new Set(feriadosCivis(ano).map(({ data }) => data));
  civis.set(ano, days);
  return days;
};

/**
 * True for a working day of a term of the law: Monday to Friday without a civil holiday (FIN-16). `locais` are the civil holidays
 * of the register, of state and city of the seat; a day on which only banks are closed is a working day.
 */
export const ehDiaUtil = (dia: string, locais?: ReadonlySet<string>): boolean => {
  if (!isDayOfAnyYear(dia)) throw new RangeError(`Não é um dia: ${dia}`);
  return !ehFimDeSemana(dia) && !civisDe(Number(dia.slice(0, 4))).has(dia) && !locais?.has(dia);
};

/** The last day of a term of `n` working days: day 0 is the day itself, day 1 the next working day (FIN-17). */
export const somaDiasUteis = (dia: string, n: number, locais?: ReadonlySet<string>): string => {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Não é um número de dias: ${n}`);
  if (!isDayOfAnyYear(dia)) throw new RangeError(`Não é um dia: ${dia}`);
  let found = dia;
  for (let left = n; left > 0;) {
    found = maisDias(found, 1);
    if (ehDiaUtil(found, locais)) left -= 1;
  }
  return found;
};

/** Working days after one day until another, the other included; negative when the other comes first (FIN-17). */
export const diasUteisEntre = (de: string, ate: string, locais?: ReadonlySet<string>): number => {
  if (ate < de) return 0 - diasUteisEntre(ate, de, locais);
  if (!isDayOfAnyYear(de) || !isDayOfAnyYear(ate)) throw new RangeError(`Não são dias: ${de} e ${ate}`);
  let days = 0;
  for (let dia = de; dia < ate;) {
    dia = maisDias(dia, 1);
    if (ehDiaUtil(dia, locais)) days += 1;
  }
  return days;
};
