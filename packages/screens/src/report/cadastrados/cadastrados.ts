import {
  type BeneficiarioCadastrado,
  beneficiarioCadastrado,
} from '@vidas/api-client/cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { countFigure, figureOf } from '@vidas/ui/report-table/figures.ts';
import { type Card, cardsOf, countBoth } from '../cards.tsx';
import { fieldColumns } from '../fieldColumns.tsx';
import { withFilter } from '../withFilter.ts';
import { isSim } from '../../write/isSim.ts';

/** Counts the rows of one kind; the hint is its share of all rows, or the filtered count. */
const shareOf =
  (label: string, isCounted: (row: BeneficiarioCadastrado) => boolean): Card<BeneficiarioCadastrado> =>
  (rows, filtered) => {
    const [total, left] = countBoth(rows, filtered, isCounted);
    return { label, value: total, hint: withFilter(total, left, rows?.length) };
  };

const isAtivo = ({ Status }: BeneficiarioCadastrado): boolean => Status === 'Ativo';
const ativos = countFigure(isAtivo);

/** The columns of registered beneficiaries, the same in Cadastro and in Vendas. */
export const cadastradosColumns = fieldColumns(beneficiarioCadastrado.row).map((column) =>
  column.id === 'Status'
    ? {
        ...column,
        footer: (rows: readonly BeneficiarioCadastrado[]) =>
          `${figureOf(rows, ativos).toLocaleString('pt-BR')} ativos`,
      }
    : column,
);

/** The three indicators, with the module's names. */
export const cadastradosCards = (total: string, portabilidades: string, administrativas: string) =>
  cardsOf(
    shareOf(total, () => true),
    shareOf(portabilidades, (row) => isSim(row.Portabilidade)),
    shareOf(administrativas, (row) => row['Venda Administrativa']?.trim().toUpperCase() === 'SIM'),
  );
