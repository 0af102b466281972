import { addBusinessDays } from '@brazilian-utils/brazilian-utils';
import type { Prazos } from '@vidas/api-client/ouvidoria/portalState.ts';
import type { StatusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';

const atNoon = (day: string): Date => {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, dayOfMonth, 12);
};

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const plusBusinessDays = (day: string, count: number): string => {
  const date = addBusinessDays(atNoon(day), count);
  if (date === null) throw new RangeError(`no calendar of holidays for ${day}`);
  return isoDay(date);
};

/**
 * Deadlines promised to a reporter on the report's day (ISO) (OUV-8): under analysis within 7 days, a first
 * answer within 7 business days.
 */
export const prazos = (today: string): Prazos => {
  const analise = atNoon(today);
  analise.setDate(analise.getDate() + 7);
  return { analise: isoDay(analise), resposta: plusBusinessDays(today, 7) };
};

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Facts of a report for its deadlines. */
export interface Andamento {
  status: StatusDenuncia;
  /** Day (ISO) on which it was filed. */
  registradaEm: string;
  /** Number of actions and messages by staff. */
  escritos: number;
  /** Day (ISO) of the reporter's first unanswered message. */
  esperaDesde: string | null;
}

/** Next due step of the staff: its day, and days from today (negative when late). */
export interface Vencimento {
  oQue: 'analise' | 'resposta' | 'conclusao' | 'mensagem';
  em: string;
  dias: number;
}

/** Day for closing a report: 30 business days (OUV-20). */
export const conclusao = (registradaEm: string): string => plusBusinessDays(registradaEm, 30);

/** Next due step of a report (OUV-20, OUV-21); null when nothing is due. */
export const vencimento = (
  { status, registradaEm, escritos, esperaDesde }: Andamento,
  today: string,
): Vencimento | null => {
  const ofReport = (): Pick<Vencimento, 'oQue' | 'em'> | null => {
    if (status === 'E') return null;
    const { analise, resposta } = prazos(registradaEm);
    if (status === 'N') return { oQue: 'analise', em: analise };
    return escritos < 2
      ? { oQue: 'resposta', em: resposta }
      : { oQue: 'conclusao', em: conclusao(registradaEm) };
  };
  const owed = ofReport();
  const answer =
    esperaDesde === null ? null : ({ oQue: 'mensagem', em: plusBusinessDays(esperaDesde, 7) } as const);
  const next = answer && (!owed || answer.em < owed.em) ? answer : owed;
  return next && { ...next, dias: daysBetween(today, next.em) };
};
