import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHandedOver } from '../../app/handOver.ts';
import { PagadorAberto } from './PagadorAberto.tsx';

interface Aberto {
  readonly pedido: Omit<BuscaBoleto, 'vencimento'>;
  /** Counts openings, so that the same payer opens fresh. */
  readonly vez: number;
}

/** One payer: the whole debt, how to reach the person, and every act about it (COB-34). The matrícula never enters the address (COB-10). */
export function PagadorScreen() {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  useHandedOver('pagador', (pedido) => setAberto((antes) => ({ pedido, vez: (antes?.vez ?? 0) + 1 })));
  return (
    <DatedPage title="Pagador" subtitle="Tudo o que se deve hoje, como falar com quem paga, e o que fazer">
      {aberto === null ? (
        <EmptyState title="Escolha o pagador">
          Procure em Ir para (Ctrl K) um nome, CPF, matrícula ou boleto, ou use Pagador numa lista de
          Cobrança.
        </EmptyState>
      ) : (
        <PagadorAberto key={aberto.vez} pedido={aberto.pedido} />
      )}
    </DatedPage>
  );
}
