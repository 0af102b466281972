import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { leConflito } from '@vidas/api-client/http/conflito.ts';
import {
  edicaoAgora,
  editaPessoa,
  type Pessoa,
} from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { maiorNome } from '@vidas/api-client/tecnologia/pessoas/pessoas.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useConflictForm } from '../../app/useConflictForm.tsx';
import { CargoFields } from './CargoFields.tsx';
import { cargoShape } from './cargoForm.ts';

interface EditaPessoaDialogProps {
  readonly pessoa: Pessoa;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

const schema = z.object(cargoShape);

/** Name, occupation and seller code of a person; the history keeps the earlier values (TEC-9). */
export function EditaPessoaDialog({ pessoa, isSelf, onClose }: EditaPessoaDialogProps) {
  const { act } = useAct(editaPessoa);
  // State at the opening of the dialog, whatever the list behind reads meanwhile.
  const [{ login, nome, cargo, vendedor }] = useState(pessoa);
  const agora = useRef({ nome, cargo, vendedor });
  const form = useConflictForm({
    schema,
    defaultValues: { nome, cargo, vendedor: vendedor ?? '' },
    conflict: {
      oQue: 'os dados',
      now: async (reason) => {
        const conflito = leConflito(edicaoAgora, reason);
        if (conflito === null) return null;
        agora.current = conflito.agora;
        return {
          valores: { ...conflito.agora, vendedor: conflito.agora.vendedor ?? '' },
          quem: conflito.por,
        };
      },
      write: (_name, value) => (value === '' ? 'nenhum' : String(value)),
    },
    onSubmit: async ({ vendedor: codigo, ...dados }) => {
      const { message } = replyOf(
        await act({ body: { login, ...dados, vendedor: codigo || null, vistos: agora.current } }),
      );
      toasts.success('Dados salvos!', message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Editar ${nome}`} size="medium" form={form} actionLabel="Salvar" onClose={onClose}>
      <Text>
        {isSelf
          ? 'O seu cargo e o seu código de vendedor, outra pessoa de Tecnologia muda.'
          : 'Cargo e código dão direitos: quando mudam, as sessões abertas terminam e a pessoa entra de novo.'}
      </Text>
      <FormField form={form} name="nome">
        {(field) => <TextField label="Nome" autoComplete="off" maxLength={maiorNome} {...field} />}
      </FormField>
      <CargoFields form={form} isDisabled={isSelf} />
      {form.question}
    </FormDialog>
  );
}
