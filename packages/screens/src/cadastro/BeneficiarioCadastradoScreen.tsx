import {
  type BeneficiarioCadastrado,
  beneficiarioCadastrado,
} from '@vidas/api-client/cadastro/beneficiarioCadastrado.report';
import { type Card, cardsOf } from '../report/cards.tsx';
import { fieldColumns } from '../report/fieldColumns.tsx';
import { reportScreen } from '../report/reportScreen.tsx';
import { isSim } from '../write/isSim.ts';
import { withFilter } from '../report/withFilter.ts';

/** Counts the rows of a sort; the hint is its share of all rows, or what the filters leave. */
const shareOf =
  (label: string, isCounted: (row: BeneficiarioCadastrado) => boolean): Card<BeneficiarioCadastrado> =>
  (rows, filtered) => {
    const total = rows?.filter(isCounted).length;
    return { label, value: total, hint: withFilter(total, filtered.filter(isCounted).length, rows?.length) };
  };

const isAtivo = ({ Status }: BeneficiarioCadastrado): boolean => Status === 'Ativo';

const columns = fieldColumns(beneficiarioCadastrado.row).map((column) =>
  column.id === 'Status'
    ? {
        ...column,
        footer: (rows: readonly BeneficiarioCadastrado[]) =>
          `${rows.filter(isAtivo).length.toLocaleString('pt-BR')} ativos`,
      }
    : column,
);

/** Beneficiaries by the day of their sale. */
export const BeneficiarioCadastradoScreen = reportScreen(beneficiarioCadastrado, {
  columns,
  cards: cardsOf(
    shareOf('Total cadastrados', () => true),
    shareOf('Total portabilidades', (row) => isSim(row.Portabilidade)),
    shareOf(
      'Total vendas administrativas',
      (row) => row['Venda Administrativa']?.trim().toUpperCase() === 'SIM',
    ),
  ),
});
