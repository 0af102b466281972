import { dizTelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefone.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { PhoneField } from '@vidas/ui/form/fields/PhoneField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { writeFone } from '../../write/writeFone.ts';

export interface TelefoneErradoActProps {
  readonly matricula: string;
  readonly nome: string;
  /** Numbers of the person on show. */
  readonly numeros: readonly string[];
}

/** The act of a row with a telephone: the number is wrong, and the right one if the caller knows it (CAD-30). */
export function TelefoneErradoAct(props: TelefoneErradoActProps) {
  const [isOpen, setOpen] = useState(false);
  if (props.numeros.length === 0) return null;
  return (
    <>
      <Button size="small" aria-label={`Telefone errado: ${props.nome}`} onPress={() => setOpen(true)}>
        Telefone errado
      </Button>
      {isOpen && <TelefoneErradoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const schema = z.object({ numero: z.string(), certo: z.string() });

function TelefoneErradoDialog({
  matricula,
  nome,
  numeros,
  onClose,
}: TelefoneErradoActProps & { readonly onClose: () => void }) {
  const { act } = useAct(dizTelefoneErrado);
  const form = useServerForm({
    schema,
    defaultValues: { numero: numeros[0] ?? '', certo: '' },
    onSubmit: async ({ numero, certo }) => {
      const body = { matricula, numero, certo: certo === '' ? null : certo };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Telefone errado: ${nome}`} form={form} actionLabel="Salvar" onClose={onClose}>
      <FormField form={form} name="numero">
        {(field) => (
          <SelectField
            label="Número errado"
            {...field}
            options={numeros.map((fone) => ({ value: fone, label: writeFone(fone) ?? fone }))}
          />
        )}
      </FormField>
      <FormField form={form} name="certo">
        {(field) => <PhoneField label="Número certo, se você sabe" {...field} />}
      </FormField>
      <Text tone="muted" size="table">
        Com o certo, o cadastro é corrigido agora, para todos. Sem ele, o número deixa de ser usado e espera
        no Cadastro.
      </Text>
    </FormDialog>
  );
}
