import type { PedidoAcesso } from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { ListBody } from '../../report/ListBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { type AtoComPedido, PedidoConfirm } from './PedidoConfirm.tsx';
import { pedidoColumns } from './pedidoColumns.tsx';

interface Escolhido {
  readonly ato: AtoComPedido;
  readonly pedido: PedidoAcesso;
}

const palavras = { aprova: 'Aprovar', recusa: 'Recusar', retira: 'Retirar' } as const;

const label = 'Aguardando segunda pessoa';

/** Changes of access that need a second person, waiting and recent (OPE-16). */
export function PedidosTab({ report }: { readonly report: Report<PedidoAcesso> }) {
  const [act, setAct] = useState<Escolhido | null>(null);
  return (
    <>
      <ListBody
        report={report}
        memory="pessoas.pedidos"
        columns={pedidoColumns}
        names={null}
        table={{
          label,
          rowKey: ({ id }) => id,
          emptyText: 'Nenhuma mudança de acesso aguarda uma segunda pessoa.',
          rowActions: (pedido) => (
            <>
              {pedido.pode.map((ato) => (
                <Button
                  key={ato}
                  size="small"
                  tone={ato === 'aprova' ? 'primary' : 'quiet'}
                  aria-label={`${palavras[ato]} o pedido para ${pedido.nome}`}
                  onPress={() => setAct({ ato, pedido })}
                >
                  {palavras[ato]}
                </Button>
              ))}
            </>
          ),
        }}
      />
      {act && <PedidoConfirm {...act} onClose={() => setAct(null)} />}
    </>
  );
}
