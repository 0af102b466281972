import type { Incluidos } from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { type Periodo, readPeriodo } from '../../report/periodo.ts';
import { withoutFilters } from '../../report/urlFilters.ts';
import { useAtOnce } from '../../report/useAtOnce.ts';

const yes = '1';

/** The address of a period's payments; the two optional kinds are parameters (FIN-8). */
export const contasAPagarAsked = ({ start, end }: Periodo, { caixa, previdencia }: Incluidos) => ({
  inicio: start,
  fim: end,
  ...(caixa ? { caixa: yes } : {}),
  ...(previdencia ? { previdencia: yes } : {}),
});

/** The period and the included kinds, stored in the address; the period is null before the first search. */
export const useContasAPagarUrl = () => {
  const [search, setSearch] = useSearchParams();
  const periodo = readPeriodo(search);
  const kept: Incluidos = {
    caixa: search.get('caixa') === yes,
    previdencia: search.get('previdencia') === yes,
  };
  const [incluidos, include] = useAtOnce(kept, (next) =>
    setSearch(
      (before) => {
        const {
          caixa: _caixa,
          previdencia: _previdencia,
          ...rest
        } = Object.fromEntries(withoutFilters(before));
        return {
          ...rest,
          ...(next.caixa ? { caixa: yes } : {}),
          ...(next.previdencia ? { previdencia: yes } : {}),
        };
      },
      { replace: true },
    ),
  );
  const ask = (next: Periodo) => setSearch(contasAPagarAsked(next, incluidos));
  return { periodo, incluidos, ask, include };
};
