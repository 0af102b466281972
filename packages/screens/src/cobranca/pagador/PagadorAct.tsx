import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useAbrePagador } from './useAbrePagador.ts';

interface PagadorActProps {
  readonly type: TipoBoleto | null | undefined;
  readonly matricula: string | null | undefined;
  readonly nome: string;
}

/** Opens the page of the row's payer in the same module; empty for a row without payer (COB-34). */
export function PagadorAct({ type, matricula, nome }: PagadorActProps) {
  const abre = useAbrePagador();
  if (!type || !matricula || /^0*$/.test(matricula)) return null;
  return (
    <Button size="small" aria-label={`Pagador: ${nome}`} onPress={() => abre({ type, matricula })}>
      Pagador
    </Button>
  );
}
