import {
  geraCartasDeAviso,
  maxCartasDeAviso,
} from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import type { Reply } from '@vidas/api-client/http/endpoint.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface CartasDeAvisoDialogProps {
  /** Matrícula of the holder on show; '' before the first search. */
  readonly matricula: string;
  readonly onClose: () => void;
}

type Feitas = Reply<typeof geraCartasDeAviso>;

const schema = z.object({ matriculas: z.string().check(z.regex(/\d/, 'Digite ao menos uma matrícula.')) });

/** Letters of notice to chosen holders: asks first, then shows the result. */
export function CartasDeAvisoDialog({ matricula, onClose }: CartasDeAvisoDialogProps) {
  const [feitas, setFeitas] = useState<Feitas>();
  return feitas ? (
    <CartasFeitas feitas={feitas} onClose={onClose} />
  ) : (
    <Pedido matricula={matricula} onDone={setFeitas} onClose={onClose} />
  );
}

interface PedidoProps extends CartasDeAvisoDialogProps {
  readonly onDone: (feitas: Feitas) => void;
}

function Pedido({ matricula, onDone, onClose }: PedidoProps) {
  const { act } = useAct(geraCartasDeAviso);
  const form = useServerForm({
    schema,
    defaultValues: { matriculas: matricula },
    onSubmit: async ({ matriculas }: z.infer<typeof schema>) =>
      onDone(replyOf(await act({ body: { matriculas: matriculas.split(/[^\d]+/).filter(Boolean) } }))),
  });
  return (
    <FormDialog title="Fazer cartas de aviso" actionLabel="Fazer cartas" form={form} onClose={onClose}>
      <Text>
        Cada carta diz todas as mensalidades vencidas do titular e entra no registro como aviso sem prova, uma
        por dia. Imprima e mande com AR.
      </Text>
      <FormField form={form} name="matriculas">
        {(field) => (
          <TextArea
            label="Matrículas dos titulares"
            hint={`Uma por linha, até ${maxCartasDeAviso}; pode colar de uma planilha.`}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

interface CartasFeitasProps {
  readonly feitas: Feitas;
  readonly onClose: () => void;
}

function CartasFeitas({ feitas, onClose }: CartasFeitasProps) {
  const { message, nome, pdf, csv, cartas, fora } = feitas;
  const entries = [
    ...cartas.map(({ matricula, nome: quem, faltas }) => ({
      title: `${quem} · ${matricula}`,
      detail: faltas.length === 0 ? 'Carta completa.' : `Não vale como aviso. Falta: ${faltas.join(', ')}.`,
      isCaution: faltas.length > 0,
    })),
    ...fora.map(({ matricula, nome: quem }) => ({
      title: `${quem} · ${matricula}`,
      detail: 'Sem carta: nada vencido em aberto.',
    })),
  ];
  const salva = (content: BlobPart, type: string, final: string) =>
    saveFile(new Blob([content], { type }), `${nome}.${final}`);
  return (
    <Dialog
      title="Cartas de aviso"
      onClose={onClose}
      footer={
        <Row justify="end">
          <Button onPress={() => salva(`\uFEFF${csv}`, 'text/csv', 'csv')}>Baixar lista do correio</Button>
          <Button tone="primary" onPress={() => salva(bytesOf(pdf), 'application/pdf', 'pdf')}>
            Baixar PDF
          </Button>
        </Row>
      }
    >
      <Stack>
        <Text weight="strong">{message}</Text>
        <EntryList label="Cartas" entries={entries} />
      </Stack>
    </Dialog>
  );
}
