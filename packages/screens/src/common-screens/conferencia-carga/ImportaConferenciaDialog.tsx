import { useMutation } from '@tanstack/react-query';
import type { LinhaDaConferencia } from '@vidas/api-client/tecnologia/conferencia-carga';
import { importaMutation } from '@vidas/api-client/tecnologia/conferencia-carga-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { saveFile } from '@vidas/ui/save-file';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import { UploadZone } from '@vidas/ui/upload-zone';
import { useHttp } from '../../app/services.tsx';
import { useUpload } from '../../report/useUpload.ts';

interface ImportaConferenciaDialogProps {
  readonly linhas: readonly LinhaDaConferencia[];
  readonly onClose: () => void;
}

const modeloDe = (linhas: readonly LinhaDaConferencia[]): string =>
  ['figura;chave;quantidade;valor', ...linhas.map(({ figura, chave }) => `${figura};${chave};;`)].join(
    '\r\n',
  );

/** What the core system says of many figures, out of a small file. */
export function ImportaConferenciaDialog({ linhas, onClose }: ImportaConferenciaDialogProps) {
  const { mutateAsync } = useMutation(importaMutation(useHttp()));
  const upload = useUpload(mutateAsync, ({ message }) => message);
  const isBusy = upload.phase === 'uploading';
  const baixaModelo = () =>
    saveFile(
      new Blob(['\uFEFF', modeloDe(linhas), '\r\n'], { type: 'text/csv;charset=utf-8' }),
      'conferencia-da-carga.csv',
    );
  return (
    <Dialog
      title="Informar por arquivo"
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
        <Text>
          O arquivo tem as colunas figura, chave, quantidade e valor. Entra inteiro ou não entra, no lugar do
          que estava informado nas suas linhas; apague do modelo as que não vai informar.
        </Text>
        <Row>
          <Button onPress={baixaModelo}>Baixar o modelo</Button>
        </Row>
        <UploadZone
          label="Arquivo CSV"
          accept=".csv"
          hint="Um arquivo .csv separado por ponto e vírgula"
          state={upload.phase}
          message={upload.message}
          errors={upload.problems}
          fileName={upload.file?.name}
          onFile={(file) => void upload.start(file)}
          onRemove={upload.remove}
          onRefused={(file) => void toasts.error(`${file.name} não é um arquivo .csv`)}
        />
      </Stack>
    </Dialog>
  );
}
