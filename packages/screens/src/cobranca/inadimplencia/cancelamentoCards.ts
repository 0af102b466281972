import type { ContratoCancelado } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countBoth } from '../../report/cards.tsx';
import { withFilter } from '../../report/withFilter.ts';

type Rows = readonly ContratoCancelado[];

const lacksAddress = ({ ENDERECO, CEP, MUN_CIDADE }: ContratoCancelado): boolean =>
  ENDERECO === null || CEP === null || MUN_CIDADE === null;

/** Number of contracts that end on the day, past or coming, and of those without a complete address. */
export const cancelamentoCards = (
  rows: Rows | undefined,
  filtered: Rows,
  isToCome: boolean,
): KpiCardProps[] => {
  const [incomplete, left] = countBoth(rows, filtered, lacksAddress);
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
  ];
};
