import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  informaConferenciaCarga,
  type LinhaDaConferencia,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { figuraDe } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { moneyCents, numberValue } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface InformaDialogProps {
  readonly linha: LinhaDaConferencia;
  readonly onClose: () => void;
}

const schema = z.object({
  quantidade: z.nullable(numberValue({ what: 'a quantidade' })),
  valor: z.nullable(moneyCents({ what: 'o valor' })),
});

/** Enters the core system's value of one figure; empty fields remove it. */
export function InformaDialog({ linha, onClose }: InformaDialogProps) {
  const { act } = useAct(informaConferenciaCarga);
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ figura, chave, rotulo, centralQuantidade, centralValor }] = useState(linha);
  const { secao, temValor } = figuraDe(figura);
  const form = useServerForm({
    schema,
    defaultValues: { quantidade: centralQuantidade, valor: centralValor },
    onSubmit: async (values) => {
      const { message } = replyOf(await act({ body: { figura, chave, ...values } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Informar ${rotulo}`} form={form} actionLabel="Salvar" onClose={onClose}>
      <Text>{`${secao}: o que o sistema central diz. Em branco, o que estava informado sai.`}</Text>
      <FormField form={form} name="quantidade">
        {(field) => <NumberField label="Quantidade na central" {...field} />}
      </FormField>
      {temValor && (
        <FormField form={form} name="valor">
          {(field) => <MoneyField label="Valor na central" {...field} canBeNegative />}
        </FormField>
      )}
    </FormDialog>
  );
}
