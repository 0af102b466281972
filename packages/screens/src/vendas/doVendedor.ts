import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { type Periodo, writePeriodo } from '../report/periodo.ts';

/** 'Vendas de 01/10/2026 a 31/10/2026', and with a chosen seller '… · Vendedor 613'. */
export const doVendedor = (what: string, { params }: Asked): string => {
  const { seller } = params;
  const periodo = writePeriodo(what, params as unknown as Periodo);
  return seller === undefined || seller === '0' ? periodo : `${periodo} · Vendedor ${seller}`;
};
