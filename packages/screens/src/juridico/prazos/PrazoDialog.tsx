import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { gravaPrazo } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import {
  type ChavePrazo,
  escrevePrazo,
  prazosDaLei,
  recusaDoPrazo,
  unidadesDoPrazo,
} from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import type { PrazoSalvo } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface PrazoDialogProps {
  readonly row: PrazoSalvo;
  readonly onClose: () => void;
}

/** Values of a term with a fixed choice; null for a number or a day. */
const escolhasDe = (chave: ChavePrazo): readonly string[] | null => {
  const prazo: { readonly unidade: string; readonly escolhas?: readonly string[] } = prazosDaLei[chave];
  if (prazo.unidade === 'SIM_NAO') return ['sim', 'nao'];
  return prazo.escolhas ?? null;
};

const schemaDe = (chave: ChavePrazo) =>
  z.object({
    prazoValor: z.string().check(
      z.superRefine((valor, { addIssue }) => {
        const recusa = recusaDoPrazo(chave, valor);
        if (recusa !== null) addIssue({ code: 'custom', message: recusa });
      }),
    ),
    vigenteDesde: z.string('Escolha o dia.'),
  });

/** Another value of a term from today or a later day; the earlier one stays in the history (PRA-2). */
export function PrazoDialog({ row, onClose }: PrazoDialogProps) {
  const { act } = useAct(gravaPrazo);
  const { today } = useOperatorClock();
  const [{ nome, valor, fonte, gravado, unidade, chave: codigo }] = useState(row);
  const chave = codigo as ChavePrazo;
  const escolhas = escolhasDe(chave);
  const [schema] = useState(() => schemaDe(chave));
  const form = useServerForm({
    schema,
    defaultValues: { prazoValor: gravado ?? '', vigenteDesde: today() },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { prazoChave: chave, ...dados } })).message);
      onClose();
    },
  });
  return (
    <FormDialog title={nome} form={form} actionLabel="Salvar" onClose={onClose}>
      <Text>{`Em vigor: ${valor} (${unidadesDoPrazo[unidade as keyof typeof unidadesDoPrazo]}). Fonte: ${fonte}.`}</Text>
      <FormField form={form} name="prazoValor">
        {(field) => {
          if (escolhas)
            return (
              <SelectField
                label="Valor"
                options={escolhas.map((value) => ({ value, label: escrevePrazo(value) }))}
                {...field}
              />
            );
          return prazosDaLei[chave].unidade === 'DIA' ? (
            <DatePicker label="Valor" {...field} onChange={(iso) => field.onChange(iso ?? '')} />
          ) : (
            <TextField label="Valor" inputMode="numeric" maxLength={3} {...field} />
          );
        }}
      </FormField>
      <FormField form={form} name="vigenteDesde">
        {(field) => <DatePicker label="Vale desde" min={today()} today={today()} {...field} />}
      </FormField>
      <Text tone="muted" size="table">
        O que já venceu fica como estava. O novo valor começa sem conferência.
      </Text>
    </FormDialog>
  );
}
