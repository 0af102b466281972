import { useQuery } from '@tanstack/react-query';
import { progressoConferenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useHttp } from '../../app/services.tsx';
import { sayWrongFile, useUpload } from '../../report/useUpload.ts';
import { UsaConferencia } from './UsaConferencia.tsx';
import { type CnxLido, useImportaCnx } from './useImportaCnx.ts';

const progressoMs = 500;

export interface ImportaCnxDialogProps {
  readonly onClose: () => void;
}

/** Importar SIB CNX: uploads the whole register of the regulator, with the server's own progress, then asks whether to use it. */
export function ImportaCnxDialog({ onClose }: ImportaCnxDialogProps) {
  const upload = useUpload<CnxLido>(useImportaCnx(), ({ message, previa }) =>
    previa ? message : { warning: message },
  );
  const isBusy = upload.phase === 'uploading';
  const { data: progress } = useQuery({
    ...queryOf(useHttp(), progressoConferenciaSib, {}),
    enabled: isBusy,
    refetchInterval: progressoMs,
    gcTime: 0,
    staleTime: 0,
  });
  const lidos = isBusy && progress?.emAndamento ? progress.lidos : 0;
  const previa = upload.reply?.previa;
  if (previa) return <UsaConferencia previa={previa} onClose={onClose} />;
  return (
    <Dialog
      title="Importar SIB CNX"
      size="small"
      isDismissable={!isBusy}
      onClose={onClose}
      footer={
        <Button isDisabled={isBusy} onPress={onClose}>
          Fechar
        </Button>
      }
    >
      <Stack>
        <Text tone="muted">
          O arquivo de conferência é lido inteiro e mostra o que mudaria; só entra em vigor depois de
          confirmado.
        </Text>
        <UploadZone
          label="Arquivo de conferência da ANS"
          accept=".CNX"
          hint="Um arquivo .CNX"
          state={upload.phase}
          progress={progress?.fracao ?? null}
          message={
            lidos > 0
              ? `Leitura em processo. ${lidos.toLocaleString('pt-BR')} beneficiários lidos`
              : upload.message
          }
          errors={upload.problems}
          fileName={upload.file?.name}
          onFile={(file) => void upload.start(file)}
          onRemove={upload.remove}
          onRefused={sayWrongFile}
        />
      </Stack>
    </Dialog>
  );
}
