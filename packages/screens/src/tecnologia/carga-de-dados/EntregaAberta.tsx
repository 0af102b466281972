import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import type {
  EntregaAberta as Entrega,
  SituacaoDaEntrega,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import {
  entregaQuery,
  relidas,
  trabalhoMutation,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import { getDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useFimDaTarefa } from '../../report/useFimDaTarefa.ts';
import { sayFailure } from '../../report/useReport.ts';
import { AplicaConfirm } from './AplicaConfirm.tsx';
import { descartaveis, situacoes, vias } from './cargaTexts.ts';
import { EntregaConfirm } from './EntregaConfirm.tsx';
import { EntregaConteudo } from './EntregaConteudo.tsx';
import { useEntregaUrl } from './useEntregaUrl.ts';

const subtitleOf = ({ situacao, por, via, criadaEm, aplicadaEm, extraidaEm, sistema }: Entrega): string =>
  [
    situacoes[situacao][0],
    `recebida em ${writeDayTime(criadaEm)}, ${vias[via]}, por ${por}`,
    extraidaEm && `extraída de ${sistema} em ${writeDayTime(extraidaEm)}`,
    aplicadaEm && `aplicada em ${writeDayTime(aplicadaEm)}`,
  ]
    .filter(Boolean)
    .join(' · ');

const dizFim = (situacao: SituacaoDaEntrega | undefined): void => {
  if (situacao === 'JULGADA') toasts.info('Conferência pronta', 'Nada foi gravado ainda.');
  if (situacao === 'APLICADA') toasts.success('Entrega aplicada');
  if (situacao === 'RECUSADA') toasts.error('Entrega recusada', 'Nada entrou: veja abaixo o motivo.');
};

/** One delivery: its files, its job, its problems, and its acts. */
export function EntregaAberta({ id }: { readonly id: string }) {
  const http = useHttp();
  const client = useQueryClient();
  const found = useQuery(entregaQuery(http, id));
  const trabalho = useMutation(trabalhoMutation(http, id));
  const [, show] = useEntregaUrl();
  const [question, setQuestion] = useState<'aplica' | 'descarta' | 'desfaz' | null>(null);
  const { data } = found;
  const isRunning = data?.tarefa ? estaEmCurso(data.tarefa) : false;
  const close = () => {
    setQuestion(null);
    trabalho.reset();
  };
  useFimDaTarefa(data?.tarefa ?? undefined, ({ situacao, motivo }) => {
    const relida = readAgain(client, relidas);
    void readAgain(client, [getDados]);
    if (situacao === 'FALHOU') toasts.error('O trabalho parou', motivo ?? undefined);
    // The delivery itself has the result.
    if (situacao === 'CONCLUÍDA')
      void relida.then(() => dizFim(client.getQueryData(entregaQuery(http, id).queryKey)?.situacao));
  });
  const act = (ato: 'confere' | { cancela: string }) =>
    trabalho.mutate(ato, { onError: (error) => sayFailure(error, ['Não foi feito', error.message]) });
  const canApply = data?.situacao === 'JULGADA' && !isRunning;
  const canJudge = (data?.situacao === 'PRONTA' || data?.situacao === 'JULGADA') && !isRunning;
  const canDiscard = data !== undefined && descartaveis.includes(data.situacao) && !isRunning;
  return (
    <Page
      title={`Entrega ${id}`}
      subtitle={data && subtitleOf(data)}
      isFilling
      actions={
        <>
          <Button onPress={() => show(null)}>Voltar às entregas</Button>
          {data?.situacao === 'APLICADA' && (
            <Button tone="danger" onPress={() => setQuestion('desfaz')}>
              Desfazer
            </Button>
          )}
          {canDiscard && (
            <Button tone="danger" onPress={() => setQuestion('descarta')}>
              Descartar
            </Button>
          )}
          {canJudge && (
            <Button isPending={trabalho.isPending} onPress={() => act('confere')}>
              {data.situacao === 'JULGADA' ? 'Conferir de novo' : 'Conferir'}
            </Button>
          )}
          {canApply && (
            <Button tone="primary" onPress={() => setQuestion('aplica')}>
              Aplicar
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <EntregaConteudo
          entrega={data}
          isPending={trabalho.isPending}
          onCancel={(tarefa) => act({ cancela: tarefa })}
        />
      ) : found.error ? (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      ) : (
        <LoadingOverlay isLoading>{null}</LoadingOverlay>
      )}
      {(question === 'descarta' || question === 'desfaz') && data && (
        <EntregaConfirm entrega={data} ato={question} onClose={close} />
      )}
      {question === 'aplica' && data && (
        <AplicaConfirm
          entrega={data}
          isPending={trabalho.isPending}
          errorMessage={trabalho.error?.message}
          onConfirm={(versao) => trabalho.mutate({ aplica: versao }, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </Page>
  );
}
