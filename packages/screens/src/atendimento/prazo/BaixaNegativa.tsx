import { negativaPdf } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useAct } from '../../app/useAct.ts';
import type { SolicitacaoProps } from './solicitacaoProps.ts';

/** Saves the written denial (ATD-21, ATD-31). */
export function BaixaNegativa({ solicitacao: { origem, numero, daNomeada } }: SolicitacaoProps) {
  const { act, isPending } = useAct(negativaPdf, { failed: 'A negativa não foi escrita!' });
  const salva = async () => {
    const outcome = await act({ body: { origemSolicitacao: origem, numeroSolicitacao: numero } });
    if (outcome.kind === 'done')
      saveFile(
        new Blob([bytesOf(outcome.reply.data)], { type: 'application/pdf' }),
        `negativa-${numero}.pdf`,
      );
  };
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={`Baixar negativa ${daNomeada}`}
      onPress={() => void salva()}
    >
      Baixar negativa
    </Button>
  );
}
