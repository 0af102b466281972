import { gravaRegraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.contract.ts';
import {
  type ChaveDaRegra,
  recusaDoValor,
  regraDaConta,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import type { RegraSalva } from '@vidas/api-client/contas-medicas/regras/regrasDasContas.report.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface RegraDialogProps {
  readonly row: RegraSalva;
  readonly onClose: () => void;
}

const campos = ['valor1', 'valor2'] as const;

const schemaDe = (chave: ChaveDaRegra) =>
  z.object({ ligada: z.boolean(), valor1: z.string(), valor2: z.string() }).check(
    z.superRefine((dados, { addIssue }) => {
      for (const [at, campo] of campos.entries()) {
        const definido = regraDaConta(chave).valores[at];
        const message = definido ? recusaDoValor(definido, dados[campo], dados.ligada) : null;
        if (message !== null) addIssue({ code: 'custom', message, path: [campo] });
      }
    }),
  );

/** Switch and values of one rule; the earlier ones stay in the database (CTM-96). */
export function RegraDialog({ row, onClose }: RegraDialogProps) {
  const { act } = useAct(gravaRegraDaConta);
  const [{ nome, frase, fonte, comCod, situacao, valor1, valor2, versao, chave: codigo }] = useState(row);
  const chave = codigo as ChaveDaRegra;
  const [schema] = useState(() => schemaDe(chave));
  const form = useServerForm({
    schema,
    defaultValues: { ligada: situacao !== 'DESLIGADA', valor1: valor1 ?? '', valor2: valor2 ?? '' },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { chave, versao, ...dados } })).message);
      onClose();
    },
  });
  return (
    <FormDialog title={nome} form={form} actionLabel="Salvar" onClose={onClose}>
      <Text>{`Avisa de: ${frase} Oferece a glosa ${comCod}. Fonte: ${fonte}.`}</Text>
      <FormField form={form} name="ligada">
        {({ value, ...field }) => <Checkbox {...field} label="Ligada" checked={value} />}
      </FormField>
      {regraDaConta(chave).valores.map(({ nome: label, min, max }, at) => (
        <FormField key={label} form={form} name={campos[at] ?? 'valor1'}>
          {(field) => (
            <TextField
              label={label}
              hint={`De ${min} a ${max}. Sem valor a regra não julga.`}
              inputMode="numeric"
              maxLength={3}
              {...field}
            />
          )}
        </FormField>
      ))}
      <Text tone="muted" size="table">
        Vale para o que se importar e se analisar daqui em diante; o que já foi decidido fica como está.
      </Text>
    </FormDialog>
  );
}
