import type { IndicadoresVendas } from '@vidas/api-client/vendas/lancamentos';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { formatCents } from '@vidas/ui/masks/decimal';

const written = (count: number): string => count.toLocaleString('pt-BR');

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
        `${written(known.vendasSmartComissionadasQtde)} Smart · ${written(known.vendasPremiumComissionadasQtde)} Premium · comissão de R$\u00a0${formatCents(known.vendasComissionadasComissao)}`,
    ),
    card(
      'Administrativas',
      (known) => known.vendasAdministrativasQtde,
      (known) =>
        `${written(known.vendasSmartAdminQtde)} Smart · ${written(known.vendasPremiumAdminQtde)} Premium · R$\u00a0${formatCents(known.vendasAdministrativasValor)}`,
    ),
    card(
      'Canceladas',
      (known) => known.estornosQtde,
      (known) => `R$\u00a0${formatCents(known.estornosValor)} estornados`,
    ),
  ];
};
