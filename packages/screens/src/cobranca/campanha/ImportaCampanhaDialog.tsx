import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { FirstField } from '@vidas/ui/dialog/FirstField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LeaveGuard } from '@vidas/ui/leaving/LeaveGuard.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { PreviaCampanha } from './PreviaCampanha.tsx';
import { useImportaCampanha } from './useImportaCampanha.ts';

export interface ImportaCampanhaDialogProps {
  /** Called before the dialog closes; the dialog waits until the list is read again. */
  readonly readQuietly: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Importar campanha: a name and a CSV with a preview; a refusal is shown line by line (MSG-11). */
export function ImportaCampanhaDialog({ readQuietly, onClose }: ImportaCampanhaDialogProps) {
  const importacao = useImportaCampanha(async () => {
    await readQuietly();
    onClose();
  });
  const { previa, state, repetidaEm, isBusy, comMotivos } = importacao;
  return (
    <Dialog
      title="Importar campanha"
      isDismissable={!isBusy}
      onClose={onClose}
      footer={
        <>
          <CloseButton isDisabled={isBusy}>Cancelar</CloseButton>
          <Button
            tone="primary"
            isDisabled={!importacao.canSend && !importacao.isSending}
            isPending={importacao.isSending}
            onPress={importacao.send}
          >
            {repetidaEm === null ? 'Importar' : 'Importar de novo'}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Text tone="muted">
          O arquivo entra inteiro ou não entra. Depois de importada, a campanha aguarda autorização; nenhuma
          mensagem sai antes disso.
        </Text>
        <TextField
          label="Nome da campanha"
          maxLength={100}
          autoComplete="off"
          isRequired
          isDisabled={isBusy}
          value={importacao.nome}
          onChange={({ target }) => importacao.setNome(target.value)}
        />
        <UploadZone
          label="Arquivo CSV"
          accept=".csv"
          hint="Um arquivo .csv separado por ponto e vírgula"
          state={state}
          message={importacao.message}
          errors={importacao.problems}
          fileName={importacao.arquivo?.name}
          onFile={importacao.choose}
          onRemove={importacao.remove}
        />
        {comMotivos !== null && (
          <Row>
            <Button onPress={importacao.saveComMotivos}>Baixar o arquivo com a coluna MOTIVO</Button>
          </Row>
        )}
        {repetidaEm !== null && (
          <Notice tone="caution" title="Este arquivo já foi importado com este nome" isLive>
            {`Em ${repetidaEm}. Importar de novo cria outra campanha com as mesmas mensagens.`}
          </Notice>
        )}
        {previa && <PreviaCampanha previa={previa} />}
        <FirstField />
        <LeaveGuard isOn={importacao.nome !== ''} isPending={importacao.isSending} />
      </Stack>
    </Dialog>
  );
}
