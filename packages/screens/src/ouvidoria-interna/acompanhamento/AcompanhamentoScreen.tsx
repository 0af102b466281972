import { useEffect, useState, type SubmitEvent } from 'react';
import type { PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { type Consulta, consultaProblems } from './consulta.ts';
import { ConsultaForm } from './ConsultaForm.tsx';
import { DenunciaAcompanhada } from './DenunciaAcompanhada.tsx';
import { EsperaPanel } from '../EsperaPanel.tsx';
import { failureText, isUnanswered } from '../failureText.ts';
import { NaFila } from '../NaFila.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { type Acompanhamento, usePortalServices } from '../PortalServices.tsx';
import { useEffort } from '../useEffort.ts';

const retry = 'Tente novamente, por gentileza.';
/** Hint after a refusal, because the input may be wrong. */
const check = 'Confira o protocolo e a chave.';

const fromServer = (state: PortalState | undefined): Acompanhamento | undefined =>
  state?.followUp && 'report' in state.followUp
    ? { denuncia: state.followUp.report, acoes: state.followUp.actions }
    : undefined;

const failureOf = (state: PortalState | undefined): string | undefined => {
  const failure = state?.followUp && 'failed' in state.followUp ? (state.failure ?? retry) : state?.failure;
  return failure && `${failure} ${check}`;
};

const unsentIn = (state: PortalState | undefined): string | undefined =>
  state?.message && 'typed' in state.message ? state.message.typed : undefined;

/**
 * Asks for protocol and key, then shows the report and its actions. The answer lives only in the memory of this page.
 */
export function AcompanhamentoScreen() {
  const { calls, serverState } = usePortalServices();
  const [found, setFound] = useState(() => fromServer(serverState));
  const [failure, setFailure] = useState(() => failureOf(serverState));
  const [problems, setProblems] = useState<Partial<Consulta>>({});
  const [answers, setAnswers] = useState(0);
  const [lookups, setLookups] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState(() => unsentIn(serverState));
  const { begin, ...espera } = useEffort();

  useEffect(() => {
    if (!found) return undefined;
    return () =>
      void calls().then(
        ({ endFollowUp }) => endFollowUp(found),
        () => undefined,
      );
  }, [found, calls]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const consulta = {
      protocolo: String(form.get('protocolo') ?? ''),
      chave: String(form.get('chave') ?? ''),
    };
    const wrong = consultaProblems(consulta);
    setProblems(wrong);
    if (form.has('mensagem')) setUnsent(String(form.get('mensagem')));
    if (Object.keys(wrong).length > 0) return;
    const effects = begin();
    setIsAsking(true);
    setFailure(undefined);
    try {
      const answer = await (await calls()).followUp(consulta, effects);
      setFound(answer);
      setAnswers((count) => count + 1);
      if (answer) setLookups((count) => count + 1);
      else setFailure(`${retry} ${check}`);
    } catch (error) {
      if (!effects.signal.aborted) {
        // Without an answer the open report stays, with the message below it.
        if (!isUnanswered(error)) setFound(undefined);
        setFailure(isUnanswered(error) ? failureText(error) : `${failureText(error)} ${check}`);
      }
    }
    setIsAsking(false);
  };

  if (serverState?.line) return <NaFila {...serverState.line} />;
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <PageHeading>Acompanhar uma denúncia</PageHeading>
        <Text tone="muted">
          O protocolo tem 8 dígitos. A chave de acesso foi mostrada junto com ele, uma única vez.
        </Text>
      </Stack>
      <ConsultaForm
        problems={problems}
        isAsking={isAsking}
        found={lookups}
        unsent={found || isAsking ? undefined : unsent}
        onSubmit={handleSubmit}
      />
      <EsperaPanel {...espera} />
      {failure !== undefined && (
        <Notice tone="negative" title="Houve algum problema ao realizar seu acompanhamento!" isLive>
          {failure}
        </Notice>
      )}
      {found && (
        <DenunciaAcompanhada
          // Each answer gets a new form.
          key={answers}
          acompanhamento={found}
          unsent={unsent}
          onUnsent={setUnsent}
        />
      )}
    </Stack>
  );
}
