import type { ContratoCancelado } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countBoth } from '../../report/cards.tsx';
import { withFilter } from '../../report/withFilter.ts';

type Rows = readonly ContratoCancelado[];

const lacksAddress = ({ ENDERECO, CEP, MUN_CIDADE }: ContratoCancelado): boolean =>
  ENDERECO === null || CEP === null || MUN_CIDADE === null;

const isWarned = ({ AVISOS }: ContratoCancelado): boolean => (AVISOS ?? null) !== null;

const lacksData = ({ SEM_DADO }: ContratoCancelado): boolean => (SEM_DADO ?? null) !== null;

/** Number of contracts that end on the day, past or coming, without a complete address, with a warning, and with a missing datum (COB-16). */
export const cancelamentoCards = (
  rows: Rows | undefined,
  filtered: Rows,
  isToCome: boolean,
): KpiCardProps[] => {
  const [incomplete, left] = countBoth(rows, filtered, lacksAddress);
  const [unknown, unknownLeft] = countBoth(rows, filtered, lacksData);
  const [warned, warnedLeft] = countBoth(rows, filtered, isWarned);
  return [
    {
      label: isToCome ? 'Contratos a cancelar' : 'Contratos cancelados',
      value: rows?.length,
      hint: withFilter(rows?.length, filtered.length, rows?.length),
    },
    {
      label: 'Sem endereço completo',
      value: incomplete,
      hint: withFilter(incomplete, left, incomplete),
    },
    { label: 'Com avisos', value: warned, hint: withFilter(warned, warnedLeft, warned) },
    { label: 'Com dado que falta', value: unknown, hint: withFilter(unknown, unknownLeft, unknown) },
  ];
};
