import {
  ativoEmpresarial,
  type BeneficiarioEmpresa,
} from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';

/** True for a holder; every other row is a dependent. */
const isTitular = ({ td }: BeneficiarioEmpresa): boolean => td === 'T';

export const ativoEmpresarialCards = cardsOf<BeneficiarioEmpresa>(
  countOf('Beneficiários ativos'),
  countOf('Sem e-mail', ({ email }) => email === null),
  countOf('Total de titulares', isTitular),
  countOf('Total de dependentes', (row) => !isTitular(row)),
);

/** Active beneficiaries of one company, by its code, or of all. */
export const AtivoEmpresarialScreen = reportScreen(ativoEmpresarial, {
  cards: ativoEmpresarialCards,
  paging: { size: 7 },
  subtitle: ({ params }, rows) =>
    params['param'] === undefined
      ? 'Todas as empresas'
      : [`Empresa ${params['param']}`, rows?.[0]?.empresa].filter(Boolean).join(' · '),
  // The operator's own files have this name.
  fileName: (asked) => `${asked?.params['param'] ?? 'Todos'}.csv`,
});
