import type { DemoRows } from '../demo.ts';

const momento = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const segundosDoDia = 86_400;

const segundosDe = (hora: string): number => {
  const [h = 0, m = 0, s = 0] = hora.split(':').map(Number);
  return h * 3600 + m * 60 + s;
};

const dois = (value: number): string => String(value).padStart(2, '0');

const horaDe = (segundos: number): string =>
  `${dois(Math.floor(segundos / 3600))}:${dois(Math.floor(segundos / 60) % 60)}:${dois(segundos % 60)}`;

/**
 * Rows whose moments of today lie before now ('YYYY-MM-DDTHH:MM:SS'): the whole day is drawn together, so that their order stays. Other days
 * are unchanged, those to come too: they are plans.
 */
export const ateAgora = (rows: DemoRows, agora: string): DemoRows => {
  const hoje = agora.slice(0, 10);
  const passados = segundosDe(agora.slice(11));
  const junta = (value: unknown): unknown => {
    if (typeof value !== 'string' || !momento.test(value) || value.slice(0, 10) !== hoje) return value;
    return `${hoje}T${horaDe(Math.floor((segundosDe(value.slice(11)) * passados) / segundosDoDia))}`;
  };
  const linha = (row: object): object =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, junta(value)]));
  return Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [table, (list as readonly object[]).map(linha)]),
  ) as DemoRows;
};
