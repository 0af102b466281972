import { writeDay } from '@vidas/api-client/words/day.ts';
import { useState, type SubmitEvent } from 'react';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { EsperaPanel } from '../EsperaPanel.tsx';
import { failureText } from '../failureText.ts';
import { MensagemForm } from './MensagemForm.tsx';
import { usePortalServices } from '../PortalServices.tsx';
import { useEffort } from '../useEffort.ts';

export interface MensagensProps {
  readonly acompanhamento: string;
  readonly mensagens: readonly Mensagem[];
  /** A typed message that was not sent. */
  readonly unsent: string | undefined;
  /** Called with the unsent text, and with undefined after a success. */
  readonly onUnsent: (typed: string | undefined) => void;
}

const heading = ({ ME_CODIGO, ME_DE, ME_EM }: Mensagem): string =>
  `${ME_CODIGO}. ${ME_DE === 'equipe' ? 'Ouvidoria' : 'Você'}, em ${writeDay(ME_EM)}`;

/** The conversation with the staff and the box for the next message (OUV-23). Text stays until it was sent. */
export function Mensagens({ acompanhamento, mensagens, unsent, onUnsent }: MensagensProps) {
  const { calls, serverState } = usePortalServices();
  const drawn = serverState?.message;
  const [shown, setShown] = useState(mensagens);
  const [isSent, setIsSent] = useState(drawn !== undefined && 'isSent' in drawn);
  const [problem, setProblem] = useState(drawn && 'typed' in drawn ? drawn.error : undefined);
  const [isSending, setIsSending] = useState(false);
  const { begin, ...espera } = useEffort();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('mensagem') ?? '').trim();
    setIsSent(false);
    setProblem(typed === '' ? 'Escreva a mensagem.' : undefined);
    if (typed === '') return;
    const effects = begin();
    setIsSending(true);
    calls()
      .then(({ writeMessage }) => writeMessage({ acompanhamento, mensagem: typed }, effects))
      .then(
        (conversa) => {
          setShown(conversa);
          setIsSent(true);
          onUnsent(undefined);
        },
        (error: unknown) => {
          if (!effects.signal.aborted) setProblem(failureText(error));
          onUnsent(typed);
        },
      )
      .finally(() => setIsSending(false));
  };

  return (
    <Stack gap="m">
      <Heading level={2}>Mensagens</Heading>
      {shown.length === 0 ? (
        <Text tone="muted">Nenhuma mensagem. Você pode acrescentar algo ou perguntar pelo andamento.</Text>
      ) : (
        <Facts facts={shown.map((mensagem) => ({ name: heading(mensagem), value: mensagem.ME_TEXTO }))} />
      )}
      {isSent && (
        <Notice tone="positive" isLive>
          Mensagem enviada com sucesso!
        </Notice>
      )}
      <MensagemForm
        // A new box after each sent message.
        key={shown.length}
        acompanhamento={acompanhamento}
        defaultValue={unsent ?? ''}
        errorMessage={problem}
        isSending={isSending}
        onSubmit={handleSubmit}
      />
      <EsperaPanel {...espera} />
    </Stack>
  );
}
