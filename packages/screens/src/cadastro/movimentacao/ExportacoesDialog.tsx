import { useQuery } from '@tanstack/react-query';
import {
  baixaExportacaoMovimentacao,
  getExportacoesMovimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { baixaCsv } from './baixaCsv.ts';
import { ExportacaoLine } from './ExportacaoLine.tsx';

export interface ExportacoesDialogProps {
  readonly codCongenere: string;
  /** Name of the insurer. */
  readonly congenere: string;
  readonly onClose: () => void;
}

/** The files for a partner insurer, newest first, each with a download. */
export function ExportacoesDialog({ codCongenere, congenere, onClose }: ExportacoesDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), getExportacoesMovimentacao, { body: { codCongenere } }),
    staleTime: 0,
  });
  const download = useAct(baixaExportacaoMovimentacao, {
    rereads: [],
    failed: 'Não foi possível baixar o arquivo!',
  });
  const start = async (id: string) => {
    const outcome = await download.act({ body: { id } });
    if (outcome.kind === 'done') baixaCsv(outcome.reply.nomeArquivo, outcome.reply.arquivo);
  };
  return (
    <Dialog
      title="Exportações anteriores"
      size="small"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <Stack gap="l">
        <Text tone="muted">{congenere}</Text>
        <LoadingOverlay isLoading={isFetching && data === undefined}>
          <Stack gap="l">
            {data?.map((exportacao) => (
              <ExportacaoLine
                key={exportacao.id}
                exportacao={exportacao}
                isDownloading={download.doing?.body.id === exportacao.id}
                onDownload={() => void start(exportacao.id)}
              />
            ))}
            {data?.length === 0 && <EmptyState title="Nada foi exportado para esta congênere ainda." />}
            {data === undefined && !isFetching && error && (
              <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
            )}
          </Stack>
        </LoadingOverlay>
      </Stack>
    </Dialog>
  );
}
