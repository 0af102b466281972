import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { historiaDaLinha } from './historiaDaLinha.ts';

/** Panel of a line (COM-54). */
export function LinhaAberta({ linha }: { readonly linha: LinhaExplicada }) {
  const { today } = useOperatorClock();
  return <Facts isLine facts={historiaDaLinha(linha, today())} />;
}
