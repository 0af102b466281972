import { counted } from '@vidas/api-client/words/counted.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import type { ListasRetencao } from './useRetencao.ts';

/** The figures of the month; the share of people who stay (RET-28) counts finished attendances, and is unknown without any. */
export const retencaoCards = ({ cancelados, atendimento, finalizados }: ListasRetencao): KpiCardProps[] => {
  const waiting = cancelados?.filter(({ statusRet }) => statusRet === null).length;
  const positive = finalizados?.filter(({ resultadoRet }) => resultadoRet === 'P').length;
  // Another server may not tell who stayed.
  const isKnown = finalizados !== undefined && finalizados.some(({ retido }) => retido !== undefined);
  const retained = finalizados?.filter(({ retido }) => retido === true).length ?? 0;
  return [
    {
      label: 'Cancelados no mês',
      value: cancelados?.length,
      hint: waiting === undefined ? '' : `${waiting.toLocaleString('pt-BR')} sem atendimento`,
    },
    { label: 'Em atendimento', value: atendimento?.length },
    {
      label: 'Finalizados',
      value: finalizados?.length,
      hint: positive === undefined ? '' : counted(positive, 'positivo', 'positivos'),
    },
    {
      label: 'Retidos',
      value: isKnown ? (retained / finalizados.length) * 100 : null,
      kind: 'percent',
      hint: 'dos finalizados: retiraram o pedido ou têm contrato novo ativo',
    },
  ];
};
