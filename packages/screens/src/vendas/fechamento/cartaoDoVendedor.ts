import type { PreviaDoVendedor } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { agree } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';

/** Cards of the next band, and of the commission at risk with its last day (COM-55). */
export const cartaoDoVendedor = ({ cartao, situacao }: PreviaDoVendedor): KpiCardProps[] => {
  const { proximaFaixa, emRisco } = cartao;
  const proxima: KpiCardProps[] =
    proximaFaixa === null || situacao !== 'aberta'
      ? []
      : [
          {
            label: agree(proximaFaixa.faltam, 'Vida para a próxima faixa', 'Vidas para a próxima faixa'),
            value: proximaFaixa.faltam,
            hint:
              proximaFaixa.ganho === 0
                ? `“${proximaFaixa.nome}”`
                : `“${proximaFaixa.nome}”: + ${writeReais(proximaFaixa.ganho)}`,
          },
        ];
  const risco: KpiCardProps = {
    label: 'Em risco',
    kind: 'money',
    value: emRisco.valor,
    hint: emRisco.ate === null ? undefined : `até ${writeDay(emRisco.ate)}`,
  };
  return [...proxima, risco];
};
