import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  type TipoDeAnalise,
  tiposDeAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import type { PedidoDeAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.queries.ts';
import { useSearchParams } from 'react-router-dom';
import { readCompetencia } from '../../report/address.ts';

/** The analysis in the address (?tipo=E&competencia=10-2026); null without both. The open tab stays. */
export const useAnaliseUrl = () => {
  const [search, setSearch] = useSearchParams();
  const tipo = (Object.keys(tiposDeAnalise) as TipoDeAnalise[]).find((each) => each === search.get('tipo'));
  const competencia = readCompetencia(search.get('competencia'));
  const pedido: PedidoDeAnalise | null =
    tipo !== undefined && competencia !== null ? { tipo, competencia } : null;
  const setPedido = (next: PedidoDeAnalise) =>
    setSearch((before) => {
      const aba = before.get('aba');
      return {
        tipo: next.tipo,
        competencia: writeMonth(next.competencia, '-'),
        ...(aba === null ? {} : { aba }),
      };
    });
  return [pedido, setPedido] as const;
};
