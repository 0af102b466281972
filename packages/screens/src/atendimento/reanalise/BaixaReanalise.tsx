import { reanalisePdf } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useAct } from '../../app/useAct.ts';
import type { NegativaProps } from './negativaProps.ts';

/** Saves the written answer of a reanalysis (ATD-28). */
export function BaixaReanalise({ negativa: { origem, numero } }: NegativaProps) {
  const { act, isPending } = useAct(reanalisePdf, { failed: 'A resposta não foi escrita!' });
  const salva = async () => {
    const outcome = await act({ body: { origemNegativa: origem, numeroNegativa: numero } });
    if (outcome.kind === 'done')
      saveFile(
        new Blob([bytesOf(outcome.reply.data)], { type: 'application/pdf' }),
        `reanalise-${numero}.pdf`,
      );
  };
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={`Baixar resposta da reanálise de ${numero}`}
      onPress={() => void salva()}
    >
      Baixar resposta
    </Button>
  );
}
