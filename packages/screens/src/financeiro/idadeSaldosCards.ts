import { faixasDeSaldo, type Saldo } from '@vidas/api-client/financeiro/idadeSaldos.report';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { RouterLink } from '../app/RouterLink.tsx';
import { rowsPath } from '../report/urlFilters.ts';
import { counted } from '../write/counted.ts';

/** The bills of an age; all of them without one. */
export const saldosPath = (faixa?: string): string =>
  rowsPath('/modulos/financeiro/idadeSaldos', { todos: '1' }, faixa === undefined ? {} : { faixa });

/** What is open of each age, whatever the filters leave, with a link to its bills. */
export const idadeSaldosCards = (rows: readonly Saldo[] | undefined): KpiCardProps[] => {
  const card = (label: string, some: readonly Saldo[] | undefined, faixa?: string): KpiCardProps => ({
    label,
    kind: 'money',
    value: some?.reduce((cents, { valor }) => cents + valor, 0),
    hint: some && counted(some.length, 'fatura', 'faturas'),
    href: saldosPath(faixa),
    linkComponent: RouterLink,
  });
  return [
    card('Em aberto', rows),
    ...faixasDeSaldo.map(({ nome }) =>
      card(
        nome,
        rows?.filter(({ faixa }) => faixa === nome),
        nome,
      ),
    ),
  ];
};
