import { addBusinessDays } from '@brazilian-utils/brazilian-utils';
import type { Prazos } from '@vidas/api-client/ouvidoria/portal-state';

const atNoon = (day: string): Date => {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, dayOfMonth, 12);
};

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * What a reporter is promised on the day (ISO) of the report (OUV-8): under analysis within 7 days, a first answer within 7
 * business days.
 */
export const prazos = (today: string): Prazos => {
  const analise = atNoon(today);
  analise.setDate(analise.getDate() + 7);
  const resposta = addBusinessDays(atNoon(today), 7);
  if (resposta === null) throw new RangeError(`no calendar of holidays for ${today}`);
  return { analise: isoDay(analise), resposta: isoDay(resposta) };
};
