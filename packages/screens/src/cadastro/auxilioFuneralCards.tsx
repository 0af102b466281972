import type { AuxilioFuneral } from '@vidas/api-client/cadastro/contract';
import { IconButton } from '@vidas/ui/button/icon-button';
import { InfoIcon } from '@vidas/ui/icon';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { formatCents } from '@vidas/ui/masks/decimal';
import { countCards } from '../report/countCards.ts';

type Rows = readonly AuxilioFuneral[];

const isAtivo = ({ Status }: AuxilioFuneral): boolean => Status === 'Ativo';
const valorAtivos = (rows: Rows): number =>
  rows.reduce((cents, row) => (isAtivo(row) ? cents + row.Valor : cents), 0);

const valorCard = (rows: Rows | undefined, filtered: Rows): KpiCardProps => {
  const total = rows && valorAtivos(rows);
  const left = valorAtivos(filtered);
  return {
    label: 'Valor total dos ativos no período',
    kind: 'money',
    value: total,
    hint: (
      <>
        <IconButton
          label="Valor referente somente aos beneficiários ativos"
          icon={<InfoIcon />}
          size="small"
        />
        {total !== undefined && left !== total && `R$ ${formatCents(left)} com o filtro`}
      </>
    ),
  };
};

/** The three cards; the value counts only who is active (spec 000 §5). */
export const auxilioFuneralCards = (rows: Rows | undefined, filtered: Rows): KpiCardProps[] => [
  ...countCards<AuxilioFuneral>([['Total cadastrados no período', () => true]], rows, filtered),
  valorCard(rows, filtered),
  ...countCards<AuxilioFuneral>([['Total ativos', isAtivo]], rows, filtered),
];
