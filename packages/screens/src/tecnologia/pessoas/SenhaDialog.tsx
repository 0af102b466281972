import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { type Pessoa, trocaSenhaPessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { temModuloDeDuas } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { AvisoDeSegunda } from './AvisoDeSegunda.tsx';
import { SenhaFields } from './SenhaFields.tsx';
import { type ComSenha, faltaSenha, senhaDe, senhaShape } from './senhaForm.ts';
import type { Gravado } from './SenhaSorteada.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface SenhaDialogProps {
  readonly pessoa: Pessoa;
  readonly onDone: (gravado: Gravado) => void;
  readonly onClose: () => void;
}

const schema = z.object(senhaShape).check(faltaSenha);
const sorteada: ComSenha = { modo: 'sorteia', senha: '' };

/** A new password for another person. Their sessions end, and they choose their own at the next sign-in. */
export function SenhaDialog({ pessoa, onDone, onClose }: SenhaDialogProps) {
  const { act } = useAct(trocaSenhaPessoa);
  const form = useServerForm({
    schema,
    defaultValues: sorteada,
    onSubmit: async (values) => {
      onDone(replyOf(await act({ body: { login: pessoa.login, senha: senhaDe(values) } })));
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
        As sessões abertas desta pessoa terminam na hora. Com esta senha ela entra uma vez e escolhe a sua.
      </Text>
      {temModuloDeDuas(pessoa.modulos) && <AvisoDeSegunda />}
      <SenhaFields control={form.control as Control<ComSenha>} />
    </FormDialog>
  );
}
