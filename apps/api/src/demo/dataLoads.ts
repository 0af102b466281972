import type { Insertable } from 'kysely';
import type { CargaDadosTable } from '../db/tables/contasMedicas.ts';
import { dayIn, isoOf, lastDayIn, momentOf, monthOf } from './calendar.ts';

/** Data loads of the last three complete months, each requested on the second day of the following one. */
export const buildDataLoads = (today: number): Insertable<CargaDadosTable>[] =>
  (['A', 'C', 'G'] as const).map((tipo, index) => {
    const month = monthOf(today) - 3 + index;
    return {
      tipo,
      inicio: isoOf(dayIn(month, 1)),
      fim: isoOf(lastDayIn(month)),
      pedida_em: momentOf(Math.min(today - 1, dayIn(month + 1, 2)), 8, 12 + index),
      usuario: 'USU_contas',
    };
  });
