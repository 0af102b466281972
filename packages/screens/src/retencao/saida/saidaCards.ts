import { situacoesDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Saida } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';

/** Counts of requests: waiting for the operator, late, waiting for a company, contradictions. */
export const saidaCards = (rows: readonly Saida[] | undefined): KpiCardProps[] => {
  const count = (is: (row: Saida) => boolean) => rows?.filter(is).length;
  return [
    {
      label: 'Falta o comprovante',
      value: count(({ situacao }) => situacao === situacoesDaSaida.PROVA),
      hint: 'dez dias úteis, RN ANS 561/2022',
    },
    { label: 'Prazo vencido', value: count(({ prazo }) => prazo.startsWith('venceu')) },
    {
      label: 'Aguardam a contratante',
      value: count(({ situacao }) => situacao === situacoesDaSaida.CONTRATANTE),
    },
    {
      label: 'Contradições',
      value: count(({ contradicao }) => contradicao !== null),
      hint: 'o central cancela em outro dia',
    },
  ];
};
