import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { TextField } from '@vidas/ui/form/text-field';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { Notice } from '@vidas/ui/notice';
import { Text } from '@vidas/ui/text';
import { UploadZone } from '@vidas/ui/upload-zone';
import { PreviaCampanha } from './PreviaCampanha.tsx';
import { useImportaCampanha } from './useImportaCampanha.ts';

/** What an ImportaCampanhaDialog takes. */
export interface ImportaCampanhaDialogProps {
  /** The list is read again before the dialog closes. */
  readonly readQuietly: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Importar Campanha: a name and a CSV, shown before it is sent; what the server refuses is told line by line. */
export function ImportaCampanhaDialog({ readQuietly, onClose }: ImportaCampanhaDialogProps) {
  const importacao = useImportaCampanha(async () => {
    await readQuietly();
    onClose();
  });
  const { previa, state, repetidaEm, isBusy, comMotivos } = importacao;
  return (
    <Dialog
      title="Importar Campanha"
      isDismissable={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancelar
          </Button>
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
      </Stack>
    </Dialog>
  );
}
