import { writeMonth } from '@vidas/api-client/words/day.ts';
import { diasDeFaturamento } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import type { PedidoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.queries.ts';
import { useSearchParams } from 'react-router-dom';
import { readCompetencia } from '../../report/address.ts';
import { keptChoice } from '../../report/comparar/useComparar.ts';

/** The search in the address (?competencia=10-2026&dia=10); null without both parts. */
export const useQualicorpUrl = (): readonly [
  PedidoQualicorp | null,
  (pedido: PedidoQualicorp | null) => void,
] => {
  const [search, setSearch] = useSearchParams();
  const competencia = readCompetencia(search.get('competencia'));
  const diaFat = diasDeFaturamento.find((dia) => dia === search.get('dia'));
  const pedido = competencia !== null && diaFat !== undefined ? { competencia, diaFat } : null;
  const ask = (next: PedidoQualicorp | null) =>
    setSearch((before) => {
      const aba = before.get('aba');
      return {
        ...(next ? { competencia: writeMonth(next.competencia, '-'), dia: next.diaFat } : {}),
        ...(aba === null ? {} : { aba }),
        ...keptChoice(before),
      };
    });
  return [pedido, ask];
};
