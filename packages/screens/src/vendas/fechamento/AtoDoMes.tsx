import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { CorrigePagamentoDialog } from './CorrigePagamentoDialog.tsx';
import { GerarConfirm } from './GerarConfirm.tsx';
import { PagarDialog } from './PagarDialog.tsx';
import { PrimeiroFechamento } from './PrimeiroFechamento.tsx';

/** Acts on a month of commissions. */
export type Ato = 'gerar' | 'pagar' | 'corrigir';

interface AtoDoMesProps {
  readonly ato: Ato;
  readonly mes: PreviaGeral;
  /** Called when a month other than the one on show was closed. */
  readonly onMes: (competencia: string) => void;
  /** Called with the reason when a closing or a payment was not done. */
  readonly onFailed?: ((reason: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The question before an act on a month, with the act. */
export function AtoDoMes({ ato, mes, onMes, onFailed, onClose }: AtoDoMesProps) {
  if (ato === 'pagar') return <PagarDialog mes={mes} onFailed={onFailed} onClose={onClose} />;
  if (ato === 'corrigir') return <CorrigePagamentoDialog mes={mes} onClose={onClose} />;
  if (mes.primeira !== null) return <GerarConfirm mes={mes} onFailed={onFailed} onClose={onClose} />;
  return (
    <PrimeiroFechamento
      competencia={mes.competencia}
      onDone={(competencia) => {
        onClose();
        onMes(competencia);
      }}
      onClose={onClose}
    />
  );
}
