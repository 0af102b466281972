import { recebeEmDinheiro } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import type { MensalidadeAberta } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import type { Ref } from 'react';
import { useAct } from '../../app/useAct.ts';
import { usePedido } from '../usePedido.ts';

interface DinheiroDoBalcaoProps {
  readonly codSau: string;
  readonly escolhidas: readonly MensalidadeAberta[];
  /** Words of the button. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Called with the acts of the receipt. */
  readonly onPago: (atos: readonly string[]) => void;
  /** Called after a refusal or a lost answer, to read the debt again. */
  readonly onRecusa: () => void;
}

/** Receives the chosen fees in cash; repeated presses receive them once (CXA-23). */
export function DinheiroDoBalcao({
  codSau,
  escolhidas,
  label,
  ref,
  onPago,
  onRecusa,
}: DinheiroDoBalcaoProps) {
  // Only a refusal reads the debt again, because a payment leaves the screen.
  const { act, isPending, refusal } = useAct(recebeEmDinheiro, { rereads: [] });
  const pedidoDe = usePedido();
  const recebe = async () => {
    const body = {
      codSau,
      fatura: escolhidas.map(({ codFatura, valorTotal, juros }) => ({
        codigoFatura: codFatura,
        valor: valorTotal + juros,
      })),
    };
    const outcome = await act({ body: { pedido: pedidoDe(body), ...body } });
    if (outcome.kind === 'done') onPago(outcome.reply.atos);
    else onRecusa();
  };
  return (
    <Stack gap="s">
      {refusal && (
        <Notice tone="negative" title="O pagamento não foi gravado" isLive>
          {refusal.message}
        </Notice>
      )}
      <Row>
        <Button
          ref={ref}
          tone="primary"
          size="large"
          isPending={isPending}
          isDisabled={escolhidas.length === 0}
          onPress={() => void recebe()}
        >
          {label}
        </Button>
      </Row>
    </Stack>
  );
}
