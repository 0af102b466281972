import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useAbrePagador } from './useAbrePagador.ts';

interface PagadorActProps {
  readonly type: TipoBoleto | null | undefined;
  readonly matricula: string | null | undefined;
  readonly nome: string;
}

/** The act of a row: the page of its payer in the same module; empty when the row has no payer (COB-34). */
export function PagadorAct({ type, matricula, nome }: PagadorActProps) {
  const abre = useAbrePagador();
  if (!type || !matricula || /^0*$/.test(matricula)) return null;
  return (
    <Button size="small" aria-label={`Pagador: ${nome}`} onPress={() => abre({ type, matricula })}>
      Pagador
    </Button>
  );
}
