import { counted } from '@vidas/api-client/words/counted.ts';
import { faixasDeSaldo, type Saldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { countFigure, type Figure, figureOf, sumFigure } from '@vidas/ui/report-table/figures.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

/** Address of the bills of an age; without one, of all bills. */
export const saldosPath = (faixa?: string): string =>
  rowsPath('/modulos/financeiro/idadeSaldos', { todos: '1' }, faixa === undefined ? {} : { faixa });

interface OfAge {
  readonly nome: string;
  /** Absent for all bills. */
  readonly faixa?: string;
  readonly cents: Figure<Saldo, number>;
  readonly count: Figure<Saldo, number>;
}

const ofAge = (nome: string, faixa?: string): OfAge => {
  const isOfAge = (saldo: Saldo): boolean => faixa === undefined || saldo.faixa === faixa;
  return {
    nome,
    ...(faixa === undefined ? {} : { faixa }),
    cents: sumFigure((saldo: Saldo) => (isOfAge(saldo) ? saldo.valor : 0)),
    count: countFigure(isOfAge),
  };
};

const ages = [ofAge('Em aberto'), ...faixasDeSaldo.map(({ nome }) => ofAge(nome, nome))];

/** Open bills of each age, independent of filters, with a link to them. */
export const idadeSaldosCards = (rows: readonly Saldo[] | undefined): KpiCardProps[] =>
  ages.map(({ nome, faixa, cents, count }) => ({
    label: nome,
    kind: 'money',
    value: rows && figureOf(rows, cents),
    hint: rows && counted(figureOf(rows, count), 'fatura', 'faturas'),
    href: saldosPath(faixa),
    linkComponent: RouterLink,
  }));
