import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useNavigate } from 'react-router-dom';
import type { HandOver } from '../../app/handOver.ts';

interface PagadorActProps {
  readonly type: TipoBoleto | null | undefined;
  readonly matricula: string | null | undefined;
  readonly nome: string;
}

/** The act of a row: the page of its payer in the same module; empty when the row has no payer (COB-34). */
export function PagadorAct({ type, matricula, nome }: PagadorActProps) {
  const navigate = useNavigate();
  if (!type || !matricula || /^0*$/.test(matricula)) return null;
  const state: HandOver = { pagador: { type, matricula } };
  return (
    <Button
      size="small"
      aria-label={`Pagador: ${nome}`}
      onPress={() => void navigate('../pagador', { relative: 'path', state })}
    >
      Pagador
    </Button>
  );
}
