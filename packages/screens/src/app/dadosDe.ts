import { dayTime } from '@vidas/api-client/kinds/day.ts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

/** '26/11/2026 às 05:00' */
export const diaEHora = (em: string): string => z.encode(dayTime, em).replace(' ', ' às ');

/** Line below a title, with the age of its data. */
export const dadosDe = (em: string, subtitle: ReactNode): ReactNode => {
  const idade = `Dados de ${diaEHora(em)}`;
  if (subtitle === undefined) return idade;
  if (typeof subtitle !== 'string') return [subtitle, ` · ${idade}`];
  return subtitle.endsWith('.') ? `${subtitle} ${idade}.` : `${subtitle} · ${idade}`;
};
