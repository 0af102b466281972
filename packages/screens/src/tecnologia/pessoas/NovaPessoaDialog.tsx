import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { type ModuleKey, moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { criaPessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { formaDoLogin, maiorNome } from '@vidas/api-client/tecnologia/pessoas/pessoas.rules.ts';
import { temModuloDeDuas } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { type Control, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ZodForm } from '@vidas/ui/form/useZodForm.ts';
import { AvisoDeSegunda } from './AvisoDeSegunda.tsx';
import { CargoFields } from './CargoFields.tsx';
import { type ComCargo, cargoShape } from './cargoForm.ts';
import { ModulosField } from './ModulosField.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { SenhaFields } from './SenhaFields.tsx';
import { type ComSenha, faltaSenha, senhaDe, senhaShape } from './senhaForm.ts';
import type { Gravado } from './SenhaSorteada.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface NovaPessoaDialogProps {
  readonly onDone: (gravado: Gravado) => void;
  readonly onClose: () => void;
}

const schema = z
  .object({
    login: z
      .string()
      .check(z.regex(formaDoLogin, 'Use letras sem acento, algarismos, ponto, hífen ou sublinhado.')),
    ...cargoShape,
    modulos: z.array(z.enum(moduleKeys)).check(z.minLength(1, 'Escolha ao menos um módulo.')),
    ...senhaShape,
  })
  .check(faltaSenha);

const nova = {
  login: '',
  nome: '',
  cargo: '',
  vendedor: '',
  modulos: [] as ModuleKey[],
  modo: 'sorteia' as ComSenha['modo'],
  senha: '',
};

/** A new person with a login and modules (OPE-5). */
export function NovaPessoaDialog({ onDone, onClose }: NovaPessoaDialogProps) {
  const { act } = useAct(criaPessoa);
  const form = useServerForm({
    schema,
    defaultValues: nova,
    onSubmit: async ({ login, nome, cargo, vendedor, modulos, ...dada }) => {
      const body = { login, nome, cargo, modulos, vendedor: vendedor || null, senha: senhaDe(dada) };
      onDone(replyOf(await act({ body })));
    },
  });
  const escolhidos = useWatch({ control: form.control, name: 'modulos' });
  return (
    <FormDialog
      title="Nova pessoa"
      size="medium"
      form={form}
      actionLabel="Adicionar pessoa"
      onClose={onClose}
    >
      <Row isEven align="start" gap="l">
        <FormField form={form} name="login">
          {(field) => (
            <TextField
              label="Login"
              autoComplete="off"
              spellCheck={false}
              maxLength={53}
              hint="Recebe o prefixo USU_; a pessoa o digita sem ele."
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="nome">
          {(field) => <TextField label="Nome" autoComplete="off" maxLength={maiorNome} {...field} />}
        </FormField>
      </Row>
      <CargoFields form={form as unknown as ZodForm<ComCargo>} />
      {temModuloDeDuas(escolhidos) && <AvisoDeSegunda />}
      <FormField form={form} name="modulos">
        {(field) => <ModulosField {...field} />}
      </FormField>
      <SenhaFields control={form.control as unknown as Control<ComSenha>} />
    </FormDialog>
  );
}
