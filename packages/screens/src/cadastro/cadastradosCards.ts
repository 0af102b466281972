import type { BeneficiarioCadastrado } from '@vidas/api-client/cadastro/contract';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { isSim } from '../write/isSim.ts';
import { withFilter } from '../report/withFilter.ts';

const counts: readonly (readonly [label: string, counts: (row: BeneficiarioCadastrado) => boolean])[] = [
  ['Total cadastrados', () => true],
  ['Total portabilidades', (row) => isSim(row.Portabilidade)],
  ['Total vendas administrativas', (row) => row['Venda Administrativa']?.trim().toUpperCase() === 'SIM'],
];

/** The three cards: what the period holds, and beside it what the filters leave of it. */
export const cadastradosCards = (
  rows: readonly BeneficiarioCadastrado[] | undefined,
  filtered: readonly BeneficiarioCadastrado[],
): KpiCardProps[] =>
  counts.map(([label, isCounted]) => {
    const total = rows?.filter(isCounted).length;
    return { label, value: total, hint: withFilter(total, filtered.filter(isCounted).length, rows?.length) };
  });
