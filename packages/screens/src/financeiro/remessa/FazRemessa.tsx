import { fazRemessa, type SituacaoDaRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';

interface FazRemessaProps {
  readonly situacao: SituacaoDaRemessa;
  readonly onFeita: (id: string) => void;
}

/** Writes the waiting commands into a file; before the bank accepted a test, into a test file (REM-6, REM-9). */
export function FazRemessa({ situacao, onFeita }: FazRemessaProps) {
  const { act, isPending } = useAct(fazRemessa);
  const { porque, podeTestar, testeAceito, esperam } = situacao;
  const faz = async (teste: boolean) => {
    const outcome = await act({ body: { teste } });
    if (outcome.kind !== 'done') {
      toasts.error('Nenhuma remessa foi feita!', outcome.reason.message);
      return;
    }
    const { message, remessa, fora } = outcome.reply;
    const [primeira] = fora;
    if (primeira)
      toasts.warning(`${message} ${fora.length} fora.`, `${primeira.nossoNumero}: ${primeira.motivo}`);
    else toasts.success(message);
    onFeita(remessa);
  };
  return (
    <>
      {podeTestar && testeAceito === null && (
        <Button isPending={isPending} onPress={() => void faz(true)}>
          Fazer arquivo de teste
        </Button>
      )}
      <Button
        tone="primary"
        isDisabled={porque !== null || esperam === 0}
        isPending={isPending}
        onPress={() => void faz(false)}
      >
        {esperam === 0 ? 'Fazer remessa' : `Fazer remessa (${esperam.toLocaleString('pt-BR')})`}
      </Button>
    </>
  );
}
