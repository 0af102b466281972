import { useQuery } from '@tanstack/react-query';
import {
  baixaExportacaoMovimentacao,
  getExportacoesMovimentacao,
} from '@vidas/api-client/cadastro/movimentacao';
import { queryOf } from '@vidas/api-client/http/query-of';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { EmptyState } from '@vidas/ui/empty-state';
import { ErrorState } from '@vidas/ui/error-state';
import { Stack } from '@vidas/ui/layout/stack';
import { LoadingOverlay } from '@vidas/ui/loading-overlay';
import { Text } from '@vidas/ui/text';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { baixaCsv } from './baixaCsv.ts';
import { ExportacaoLine } from './ExportacaoLine.tsx';

export interface ExportacoesDialogProps {
  readonly codCongenere: string;
  /** Its name. */
  readonly congenere: string;
  readonly onClose: () => void;
}

/** The files made for a partner insurer, newest first, each to be downloaded again. */
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
