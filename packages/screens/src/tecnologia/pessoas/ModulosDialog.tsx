import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { leConflito } from '@vidas/api-client/http/conflito.ts';
import { type ModuleKey, moduleKeys, moduleNames } from '@vidas/api-client/shell/modules.ts';
import {
  modulosAgora,
  type Pessoa,
  trocaModulosPessoa,
} from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { modulosEsperam } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AvisoDeSegunda } from './AvisoDeSegunda.tsx';
import { ModulosField } from './ModulosField.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useConflictForm } from '../../app/useConflictForm.tsx';

interface ModulosDialogProps {
  readonly pessoa: Pessoa;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

const schema = z.object({
  modulos: z.array(z.enum(moduleKeys)).check(z.minLength(1, 'Escolha ao menos um módulo.')),
});

/** Choice of a person's modules. */
export function ModulosDialog({ pessoa, isSelf, onClose }: ModulosDialogProps) {
  const { act } = useAct(trocaModulosPessoa);
  // State at the opening of the dialog, whatever the list behind reads meanwhile.
  const [{ login, nome, modulos: vistos }] = useState(pessoa);
  const agora = useRef(vistos);
  const form = useConflictForm({
    schema,
    defaultValues: { modulos: vistos },
    conflict: {
      oQue: 'os módulos',
      now: async (reason) => {
        const conflito = leConflito(modulosAgora, reason);
        if (conflito === null) return null;
        agora.current = conflito.agora.modulos;
        return { valores: conflito.agora, quem: conflito.por };
      },
      write: (_name, modulos) => (modulos as ModuleKey[]).map((key) => moduleNames[key]).join(', '),
    },
    onSubmit: async ({ modulos }) => {
      const { message, aguarda } = replyOf(await act({ body: { login, modulos, vistos: agora.current } }));
      toasts.success(aguarda ? 'Pedido feito!' : 'Módulos trocados!', message);
      onClose();
    },
  });
  const escolhidos = useWatch({ control: form.control, name: 'modulos' });
  return (
    <FormDialog
      title={`Módulos de ${nome}`}
      size="medium"
      form={form}
      actionLabel="Salvar módulos"
      onClose={onClose}
    >
      <Text>
        {isSelf
          ? 'A sua sessão termina, e você entra de novo com os módulos novos.'
          : 'As sessões abertas desta pessoa terminam, e ela entra de novo com os módulos novos.'}
      </Text>
      {modulosEsperam({ antes: vistos, depois: escolhidos }, isSelf) && <AvisoDeSegunda />}
      <FormField form={form} name="modulos">
        {(field) => <ModulosField {...field} />}
      </FormField>
      {form.question}
    </FormDialog>
  );
}
