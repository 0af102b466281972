import { useMutation, useQuery } from '@tanstack/react-query';
import { baixaExportacaoMutation, exportacoesQuery } from '@vidas/api-client/cadastro/movimentacao-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { EmptyState } from '@vidas/ui/empty-state';
import { ErrorState } from '@vidas/ui/error-state';
import { Stack } from '@vidas/ui/layout/stack';
import { LoadingOverlay } from '@vidas/ui/loading-overlay';
import { Text } from '@vidas/ui/text';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
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
  const http = useHttp();
  const { data, error, isFetching, refetch } = useQuery(exportacoesQuery(http, codCongenere));
  const download = useMutation(baixaExportacaoMutation(http));
  const start = (id: string) =>
    download.mutate(id, {
      onSuccess: ({ nomeArquivo, arquivo }) => baixaCsv(nomeArquivo, arquivo),
      onError: (reason) => sayFailure(reason, ['Não foi possível baixar o arquivo!', reason.message]),
    });
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
                isDownloading={download.isPending && download.variables === exportacao.id}
                onDownload={() => start(exportacao.id)}
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
