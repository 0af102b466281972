import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { ComprovanteButton } from '../comprovante/ComprovanteButton.tsx';
import { CartaoDialog } from './CartaoDialog.tsx';
import { ExcluirConfirm } from './ExcluirConfirm.tsx';

export function VendaActs({ venda }: { readonly venda: PagamentoCartao }) {
  const [act, setAct] = useState<'edita' | 'exclui' | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <ComprovanteButton cartaoId={venda.cartaoId} nome={venda.pefNome} />{' '}
      <Button size="small" aria-label={`Editar o cartão de ${venda.pefNome}`} onPress={() => setAct('edita')}>
        Editar
      </Button>{' '}
      <Button
        size="small"
        tone="quiet"
        aria-label={`Excluir o pagamento de ${venda.pefNome}`}
        onPress={() => setAct('exclui')}
      >
        Excluir
      </Button>
      {act === 'edita' && <CartaoDialog venda={venda} onClose={close} />}
      {act === 'exclui' && <ExcluirConfirm venda={venda} onClose={close} />}
    </>
  );
}
