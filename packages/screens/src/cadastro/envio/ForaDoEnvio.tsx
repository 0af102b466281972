import {
  deixaForaDoEnvio,
  devolveAoEnvio,
  type MovimentoPrevisto,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { isFora } from './movimentoTexts.ts';

export interface ForaDoEnvioProps {
  readonly movimento: MovimentoPrevisto;
  /** 'YYYY-MM' */
  readonly competencia: string;
}

/** Leaves a movement out of the file with one press, and puts it back with another. */
export function ForaDoEnvio({ movimento, competencia }: ForaDoEnvioProps) {
  const { matricula, nome, tipo } = movimento;
  const isOut = isFora(movimento);
  const { act, isPending } = useAct(isOut ? devolveAoEnvio : deixaForaDoEnvio, {
    failed: 'Nada foi mudado no envio',
    timeoutMs: false,
  });
  const press = async () => {
    const outcome = await act({ body: { matricula, tipo, competencia } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
  };
  return (
    <Button
      size="small"
      tone="quiet"
      isPending={isPending}
      aria-label={
        isOut ? `Desfazer: ${tipo} de ${nome} volta ao envio` : `Deixar fora do envio ${tipo} de ${nome}`
      }
      onPress={() => void press()}
    >
      {isOut ? 'Desfazer' : 'Deixar fora'}
    </Button>
  );
}
