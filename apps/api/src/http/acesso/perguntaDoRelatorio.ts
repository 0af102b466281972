import type { AnyReport } from '@vidas/api-client/report/report.ts';
import type { Pergunta } from './consulta.ts';

interface Asks {
  readonly days?: readonly [start: string, end: string];
  readonly texts: { readonly says: string };
  readonly isPersonal?: true;
}

/** Name of a report in the record of readings. */
export const listaDe = ({ title }: AnyReport): string => title;

/** Last day of a month, YYYY-MM. */
const fimDoMes = (mes: string): string =>
  new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).toISOString().slice(0, 10);

const primeiro = (dia: string): string => (dia.length === 7 ? `${dia}-01` : dia);
const ultimo = (dia: string): string => (dia.length === 7 ? fimDoMes(dia) : dia);

/** Period between two days, or months. */
export const periodoDe = (inicio: string, fim: string): Pick<Pergunta, 'inicio' | 'fim'> => ({
  inicio: primeiro(inicio),
  fim: ultimo(fim),
});

/**
 * Record of a report's question: its days or months, and the rest as the detail. A report with several
 * questions begins the detail with the question, so that no two are alike (PRV-8). A text that may be a name is left out.
 */
export const perguntaDoRelatorio =
  (report: AnyReport, name: string) =>
  (input: unknown): Pergunta => {
    const questions = report.questions as Record<string, Asks>;
    const { days: [first, last] = ['dtInicial', 'dtFinal'], texts, isPersonal } = questions[name] as Asks;
    const { params, body } = input as { params?: object; body?: object };
    const {
      start,
      end,
      [first]: from = start,
      [last]: to = end,
      competencia,
      ...others
    } = {
      ...(params ?? body),
    } as Record<string, string>;
    const parts = [
      Object.keys(questions).length > 1 ? texts.says : '',
      ...(isPersonal ? [] : Object.values(others)),
    ];
    const detalhe = parts.filter((text) => text).join(' · ') || null;
    const inicio = from ?? competencia;
    const fim = to ?? competencia;
    return inicio === undefined || fim === undefined ? { detalhe } : { ...periodoDe(inicio, fim), detalhe };
  };
