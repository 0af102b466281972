import type { IndicadoresVendas } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';

const written = (count: number): string => count.toLocaleString('pt-BR');

/** '97 Smart · 42 Premium', and the other lines if there are any. */
const porLinha = (smart: number, premium: number, outras = 0): string =>
  [
    `${written(smart)} Smart`,
    `${written(premium)} Premium`,
    ...(outras === 0 ? [] : [`${written(outras)} de outras linhas`]),
  ].join(' · ');

/** The four cards of a month; undefined while it is loading. */
export const indicadoresCards = (indicadores: IndicadoresVendas | undefined): KpiCardProps[] => {
  const card = (
    label: string,
    value: (known: IndicadoresVendas) => number,
    hint: (known: IndicadoresVendas) => string,
  ): KpiCardProps => ({
    label,
    value: indicadores && value(indicadores),
    hint: indicadores && hint(indicadores),
  });
  return [
    card(
      'Vendas',
      (known) => known.vendasQtde,
      (known) =>
        `${written(known.vendasIndividualQtde)} individuais · ${written(known.vendasParceriaQtde)} em parceria · R$\u00a0${formatCents(known.vendasValor)}`,
    ),
    card(
      'Comissionadas',
      (known) => known.vendasComissionadasQtde,
      (known) =>
        `${porLinha(known.vendasSmartComissionadasQtde, known.vendasPremiumComissionadasQtde, known.vendasOutrasComissionadasQtde)} · comissão de R$\u00a0${formatCents(known.vendasComissionadasComissao)}`,
    ),
    card(
      'Administrativas',
      (known) => known.vendasAdministrativasQtde,
      (known) =>
        `${porLinha(known.vendasSmartAdminQtde, known.vendasPremiumAdminQtde, known.vendasOutrasAdminQtde)} · R$\u00a0${formatCents(known.vendasAdministrativasValor)}`,
    ),
    card(
      'Canceladas',
      (known) => known.estornosQtde,
      (known) => `R$\u00a0${formatCents(known.estornosValor)} estornados`,
    ),
  ];
};
