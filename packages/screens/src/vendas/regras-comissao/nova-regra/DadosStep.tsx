import { counted } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RegraForm } from './useRegraForm.ts';

const tipos = [
  { value: '1', label: 'Valor por vida' },
  { value: '2', label: 'Faixa de quantidade' },
  { value: '3', label: 'Mensalidade' },
];

/** The type; with tracks it is fixed, and can change only after their removal (RCO-14). */
function TipoDaRegra({ form }: { readonly form: RegraForm }) {
  const [isAsking, setAsking] = useState(false);
  const quantas = useWatch({ control: form.control, name: 'grade' }).length;
  const faixas = counted(quantas, 'faixa', 'faixas');
  return (
    <>
      <FormField form={form} name="dadosRegra.regraTipoId">
        {(field) => (
          <SelectField
            {...field}
            label="Tipo da regra"
            options={tipos}
            isRequired
            isDisabled={quantas > 0}
            hint={quantas > 0 ? `Fixo enquanto a regra tem ${faixas}.` : undefined}
          />
        )}
      </FormField>
      {quantas > 0 && (
        <div>
          <Button size="small" onPress={() => setAsking(true)}>
            Mudar o tipo
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirm
          question="Você tem certeza?"
          actionLabel="Excluir e mudar"
          onConfirm={() => {
            form.setValue('grade', [], { shouldDirty: true });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          Para mudar o tipo, o que está em Valores se perde: {faixas}.
        </Confirm>
      )}
    </>
  );
}

/** The first step: name, type, goal and reversal of the rule (RCO-3). */
export function DadosStep({ form }: { readonly form: RegraForm }) {
  return (
    <Stack gap="l">
      <FormField form={form} name="dadosRegra.regraDescricao">
        {(field) => <TextField {...field} label="Descrição" isRequired maxLength={200} />}
      </FormField>
      <TipoDaRegra form={form} />
      <FormField form={form} name="dadosRegra.contabilizaMeta">
        {(field) => (
          <RadioGroup
            {...field}
            label="Contabiliza meta"
            isRequired
            options={[
              { value: '1', label: 'Sim' },
              { value: '0', label: 'Não' },
            ]}
          />
        )}
      </FormField>
      <FormField form={form} name="dadosRegra.regraEstornoMeses">
        {(field) => (
          <NumberField
            {...field}
            label="Meses de estorno"
            hint="Quem cancela antes disso devolve o que foi pago. Zero: nunca."
            step={1}
            problemText="Por favor, insira um valor positivo e inteiro!"
            isRequired
          />
        )}
      </FormField>
    </Stack>
  );
}
