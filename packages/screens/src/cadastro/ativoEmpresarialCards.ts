import type { BeneficiarioEmpresa } from '@vidas/api-client/cadastro/contract';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { countCards, type RowCount } from '../report/countCards.ts';

/** True for a holder; every other row is a dependent (spec 000 §3). */
export const isTitular = ({ td }: BeneficiarioEmpresa): boolean => td === 'T';

const counts: readonly RowCount<BeneficiarioEmpresa>[] = [
  ['Beneficiários ativos', () => true],
  ['Sem e-mail', ({ email }) => email === null],
  ['Total de titulares', isTitular],
  ['Total de dependentes', (row) => !isTitular(row)],
];

/** The four cards of the active beneficiaries by company. */
export const ativoEmpresarialCards = (
  rows: readonly BeneficiarioEmpresa[] | undefined,
  filtered: readonly BeneficiarioEmpresa[],
): KpiCardProps[] => countCards(counts, rows, filtered);
