import { isDayOfAnyYear } from '../../kinds/day.ts';
import { dayNumber, isoOfDayNumber } from '../../kinds/dayNumber.ts';

/** A day without work and its name; the day is ISO. */
export interface DiaSemTrabalho {
  data: string;
  nome: string;
}

/** The ISO day some calendar days later. */
export const maisDias = (iso: string, dias: number): string => isoOfDayNumber(dayNumber(iso) + dias);

/** True for a Saturday or a Sunday. */
export const ehFimDeSemana = (iso: string): boolean => {
  // 1970-01-03 was a Saturday.
  const fromSaturday = (dayNumber(iso) - 2) % 7;
  return fromSaturday === 0 || fromSaturday === 1 || fromSaturday === -6;
};

const doAno = (ano: number, dia: string): string => `${String(ano).padStart(4, '0')}-${dia}`;

/** Easter Sunday (anonymous Gregorian computus). */
export const pascoa = (ano: number): string => {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const mes = Math.floor((h + l - 7 * m + 90) / 25);
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32;
  return doAno(ano, `${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`);
};

/** [day, name, first year] (FIN-1). */
const fixos = [
  ['01-01', 'Confraternização Universal', 0],
  ['04-21', 'Tiradentes', 0],
  ['05-01', 'Dia do Trabalho', 0],
  ['09-07', 'Independência do Brasil', 0],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados', 0],
  ['11-15', 'Proclamação da República', 0],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 2024],
  ['12-25', 'Natal', 0],
] as const;

const porDia = (a: DiaSemTrabalho, b: DiaSemTrabalho): number => (a.data < b.data ? -1 : 1);

/** The national holidays of a year, in order (FIN-1). */
export const feriadosCivis = (ano: number): DiaSemTrabalho[] =>
  [
    ...fixos
      .filter(([, , desde]) => ano >= desde)
      .map(([dia, nome]): DiaSemTrabalho => ({ data: doAno(ano, dia), nome })),
    { data: maisDias(pascoa(ano), -2), nome: 'Sexta-feira Santa' },
  ].toSorted(porDia);

/** Days on which only banks are closed, among them the last weekday of the year. */
const soDosBancos = (ano: number): DiaSemTrabalho[] => {
  const easter = pascoa(ano);
  let ultimo = doAno(ano, '12-31');
  while (ehFimDeSemana(ultimo)) ultimo = maisDias(ultimo, -1);
  return [
    { data: maisDias(easter, -48), nome: 'Carnaval (segunda-feira)' },
    { data: maisDias(easter, -47), nome: 'Carnaval (terça-feira)' },
    { data: maisDias(easter, 60), nome: 'Corpus Christi' },
    { data: ultimo, nome: 'Último dia útil do ano, sem expediente bancário' },
  ];
};

/** Bank holidays of a year in order, without weekends (FIN-2). */
export const feriadosBancarios = (ano: number): DiaSemTrabalho[] =>
  [...feriadosCivis(ano), ...soDosBancos(ano)].toSorted(porDia);

const fechados = new Map<number, ReadonlySet<string>>();

const fechadosDe = (ano: number): ReadonlySet<string> => {
  const known = fechados.get(ano);
  if (known) return known;
  const days = new Set(feriadosBancarios(ano).map(({ data }) => data));
  fechados.set(ano, days);
  return days;
};

/** True when banks work on an ISO day; `locais` are the holidays of the city (FIN-3). */
export const ehDiaUtilBancario = (dia: string, locais?: ReadonlySet<string>): boolean => {
  if (!isDayOfAnyYear(dia)) throw new RangeError(`Não é um dia: ${dia}`);
  return !ehFimDeSemana(dia) && !fechadosDe(Number(dia.slice(0, 4))).has(dia) && !locais?.has(dia);
};

/** The day itself when banks work on it, else the next bank day (FIN-3). */
export const proximoDiaUtilBancario = (dia: string, locais?: ReadonlySet<string>): string => {
  let found = dia;
  while (!ehDiaUtilBancario(found, locais)) found = maisDias(found, 1);
  return found;
};

/** A national holiday, or a day on which the banks alone are closed; the kind is one of `tiposDeFeriado`. */
export interface FeriadoCalculado extends DiaSemTrabalho {
  tipo: 'Feriado Nacional' | 'Feriado Bancário';
}

/** Both calendars of a year for the register, in order (FIN-2). */
export const feriadosDoAno = (ano: number): FeriadoCalculado[] => {
  const civis = new Set(feriadosCivis(ano).map(({ data }) => data));
  return feriadosBancarios(ano).map((dia) => ({
    ...dia,
    tipo: civis.has(dia.data) ? 'Feriado Nacional' : 'Feriado Bancário',
  }));
};
