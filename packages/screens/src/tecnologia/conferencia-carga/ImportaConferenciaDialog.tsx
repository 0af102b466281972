import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  importaConferenciaCarga,
  type LinhaDaConferencia,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { figuraDe } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useAct } from '../../app/useAct.ts';
import { useUpload } from '../../report/useUpload.ts';

interface ImportaConferenciaDialogProps {
  readonly linhas: readonly LinhaDaConferencia[];
  readonly onClose: () => void;
}

/** Saves every figure with its name, which is only there for the reader. */
const baixaModelo = async (linhas: readonly LinhaDaConferencia[]): Promise<void> => {
  const { plainCsv } = await import('@vidas/ui/report-table/files/plainCsv.ts');
  const rows = linhas.map(({ figura, chave, rotulo }) => ({
    figura,
    chave,
    // The section comes first: a spreadsheet might run a name that stands alone.
    nome: `${figuraDe(figura).secao}: ${rotulo}`,
  }));
  const columns = ['figura', 'chave', 'nome', 'quantidade', 'valor'];
  saveFile(await plainCsv({ columns, rows }), 'conferencia-da-carga.csv');
};

/** Imports the core system's values of many figures from a small file. */
export function ImportaConferenciaDialog({ linhas, onClose }: ImportaConferenciaDialogProps) {
  const { act } = useAct(importaConferenciaCarga);
  const upload = useUpload(
    async (file) => replyOf(await act({ file })),
    ({ message }) => message,
  );
  const isBusy = upload.phase === 'uploading';
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
          O modelo traz cada figura com a sua chave e o seu nome: preencha quantidade e valor. As linhas que
          ficam em branco não informam nada. O arquivo entra inteiro ou não entra.
        </Text>
        <Row>
          <Button onPress={() => void baixaModelo(linhas)}>Baixar o modelo</Button>
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
