import type { PessoaAConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import { listasDoCentral } from '@vidas/api-client/cadastro/sistema-central/listasDoCentral.ts';
import {
  respondePergunta,
  type RespostaDePergunta,
} from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { RespondeMenu } from './RespondeMenu.tsx';
import { antesEDepois, explicaResposta, palavrasDaResposta, respostasPara } from './perguntaTexts.ts';

interface PerguntaActsProps {
  readonly row: PessoaAConfirmar;
}

/** Answers about the person of a bond. The question shows our value and the core system's. */
export function PerguntaActs({ row }: PerguntaActsProps) {
  const { act, isPending } = useAct(respondePergunta, {
    rereads: listasDoCentral,
    failed: 'A resposta não foi gravada!',
  });
  const [perguntada, setPerguntada] = useState<{
    resposta: RespostaDePergunta;
    linha: PessoaAConfirmar;
  } | null>(null);
  const responde = async (resposta: RespostaDePergunta, { id, outra }: PessoaAConfirmar) => {
    const outcome = await act({ body: { id, outra, resposta } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
    setPerguntada(null);
  };
  return (
    <>
      <RespondeMenu
        deQuem={`${row.nome}, ${row.matricula}`}
        atos={respostasPara(row)}
        // Fixed, because the list behind is read again before the question closes.
        onAto={(resposta) => setPerguntada({ resposta, linha: row })}
      />
      {perguntada && (
        <Confirm
          question={`${palavrasDaResposta[perguntada.resposta]}: matrícula ${perguntada.linha.matricula}?`}
          actionLabel={palavrasDaResposta[perguntada.resposta]}
          tone="primary"
          isPending={isPending}
          onConfirm={() => void responde(perguntada.resposta, perguntada.linha)}
          onCancel={() => setPerguntada(null)}
        >
          <Stack gap="m">
            <Text>{explicaResposta(perguntada.resposta, perguntada.linha)}</Text>
            <Facts facts={antesEDepois(perguntada.linha)} />
          </Stack>
        </Confirm>
      )}
    </>
  );
}
