const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const lengthOf = (year: number, month: number): number => {
  const isLeap = month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (lengths[month] ?? 31) + (isLeap ? 1 : 0);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The same day `meses` later, or the last day of a shorter month; ISO in, ISO out (COM-9). */
export const somaMeses = (dia: string, meses: number): string => {
  const index = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1 + meses;
  const year = Math.floor(index / 12);
  const month = index % 12;
  const day = Math.min(Number(dia.slice(8, 10)), lengthOf(year, month));
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day)}`;
};

/** The last day of a month, ISO; `competencia` is YYYY-MM. */
export const ultimoDia = (competencia: string): string =>
  `${competencia}-${two(lengthOf(Number(competencia.slice(0, 4)), Number(competencia.slice(5, 7)) - 1))}`;

/** The month `meses` later, YYYY-MM; negative goes back. */
export const somaCompetencia = (competencia: string, meses: number): string =>
  somaMeses(`${competencia}-01`, meses).slice(0, 7);

const numeroDoMes = (competencia: string): number =>
  Number(competencia.slice(0, 4)) * 12 + Number(competencia.slice(5, 7));

/** All months from one to another, both included; none when the last lies before the first. */
export const competenciasEntre = (de: string, ate: string): string[] =>
  Array.from({ length: Math.max(0, numeroDoMes(ate) - numeroDoMes(de) + 1) }, (_, at) =>
    somaCompetencia(de, at),
  );
