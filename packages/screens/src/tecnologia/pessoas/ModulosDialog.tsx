import { useMutation } from '@tanstack/react-query';
import { moduleKeys } from '@vidas/api-client/shell/modules';
import type { Pessoa } from '@vidas/api-client/tecnologia/pessoas';
import { trocaModulosMutation } from '@vidas/api-client/tecnologia/pessoas-queries';
import { FormField } from '@vidas/ui/form/form-field';
import { useZodForm } from '@vidas/ui/form/use-zod-form';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { ModulosField } from './ModulosField.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { recusaDaPessoa } from './recusaDaPessoa.ts';

interface ModulosDialogProps {
  readonly pessoa: Pessoa;
  readonly onClose: () => void;
}

const schema = z.object({
  modulos: z.array(z.enum(moduleKeys)).check(z.minLength(1, 'Escolha ao menos um módulo.')),
});

/** Which modules open for a person. */
export function ModulosDialog({ pessoa, onClose }: ModulosDialogProps) {
  const { mutateAsync } = useMutation(trocaModulosMutation(useHttp()));
  // What was seen when the dialog opened, whatever the list behind it reads meanwhile.
  const [{ login, nome, modulos: vistos }] = useState(pessoa);
  const form = useZodForm({
    schema,
    defaultValues: { modulos: vistos },
    describeError: recusaDaPessoa,
    onSubmit: async ({ modulos }) => {
      const { message } = await mutateAsync({ body: { login, modulos, vistos } });
      toasts.success('Módulos trocados!', message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Módulos de ${nome}`}
      size="medium"
      form={form}
      actionLabel="Gravar módulos"
      onClose={onClose}
    >
      <Text>A troca vale na próxima chamada; o menu muda quando a pessoa entrar de novo.</Text>
      <FormField form={form} name="modulos">
        {(field) => <ModulosField {...field} />}
      </FormField>
    </FormDialog>
  );
}
