import { useMutation } from '@tanstack/react-query';
import type { Pessoa } from '@vidas/api-client/tecnologia/pessoas';
import { trocaSenhaMutation } from '@vidas/api-client/tecnologia/pessoas-queries';
import { useZodForm } from '@vidas/ui/form/use-zod-form';
import { Text } from '@vidas/ui/text';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { recusaDaPessoa } from './recusaDaPessoa.ts';
import { SenhaFields } from './SenhaFields.tsx';
import { type ComSenha, faltaSenha, senhaDe, senhaShape } from './senhaForm.ts';
import type { Gravado } from './SenhaSorteada.tsx';

interface SenhaDialogProps {
  readonly pessoa: Pessoa;
  readonly isSelf: boolean;
  readonly onDone: (gravado: Gravado) => void;
  readonly onClose: () => void;
}

const schema = z.object(senhaShape).check(faltaSenha);
const sorteada: ComSenha = { modo: 'sorteia', senha: '' };
const digitada: ComSenha = { modo: 'digita', senha: '' };

/** Another password for a person, whose sessions end. One's own is typed: with the session a drawn one would be gone before it is read. */
export function SenhaDialog({ pessoa, isSelf, onDone, onClose }: SenhaDialogProps) {
  const { mutateAsync } = useMutation(trocaSenhaMutation(useHttp()));
  const form = useZodForm({
    schema,
    defaultValues: isSelf ? digitada : sorteada,
    describeError: recusaDaPessoa,
    onSubmit: async (values) => {
      onDone(await mutateAsync({ body: { login: pessoa.login, senha: senhaDe(values) } }));
    },
  });
  return (
    <FormDialog
      title={`Trocar a senha de ${pessoa.nome}`}
      form={form}
      actionLabel="Trocar senha"
      onClose={onClose}
    >
      <Text>
        {isSelf
          ? 'A sua sessão termina, e você volta à entrada.'
          : 'As sessões abertas desta pessoa terminam na hora.'}
      </Text>
      <SenhaFields control={form.control as Control<ComSenha>} isTyped={isSelf} />
    </FormDialog>
  );
}
