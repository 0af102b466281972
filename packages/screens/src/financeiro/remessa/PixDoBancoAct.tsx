import { gravaPixDoBanco } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { requiredText } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const MAX = 100_000;
const schema = z.object({ texto: requiredText('os códigos', MAX) });

function PixDoBancoDialog({ onClose }: { readonly onClose: () => void }) {
  const { act } = useAct(gravaPixDoBanco);
  const form = useServerForm({
    schema,
    defaultValues: { texto: '' },
    onSubmit: async ({ texto }) => {
      toasts.success(replyOf(await act({ body: { texto } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Códigos PIX do banco"
      failed="Nada foi gravado"
      form={form}
      actionLabel="Salvar"
      onClose={onClose}
    >
      <Text>
        Cole o que o banco deu: em cada linha o nosso número do boleto registrado, ponto e vírgula, e o código
        copia e cola dele.
      </Text>
      <FormField form={form} name="texto">
        {(field) => <TextArea label="Nosso número; código" {...field} maxLength={MAX} />}
      </FormField>
    </FormDialog>
  );
}

/** Fetches the bank's PIX codes of registered boletos (REM-16); `sem` counts those without a code. */
export function PixDoBancoAct({ sem }: { readonly sem: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {sem === 0 ? 'Códigos PIX do banco' : `Códigos PIX do banco (${sem.toLocaleString('pt-BR')})`}
      </Button>
      {isOpen && <PixDoBancoDialog onClose={() => setOpen(false)} />}
    </>
  );
}
