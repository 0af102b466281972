import { type ParaAvisar, registraAviso } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { codigosDosMeios, meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import type { MeioDoAviso } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormFailure } from '../../app/FormFailure.tsx';
import { FormActs } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { writeFone } from '../../write/writeFone.ts';

const schema = z.object({
  meio: z.enum(codigosDosMeios),
  endereco: z.string().check(z.minLength(1, 'Diga o endereço ou número usado.')),
  enviadoEm: z.nullable(z.string()).check(z.refine((day) => day !== null, 'Diga o dia.')),
  texto: z.string().check(z.minLength(1, 'Cole o texto do aviso.')),
  mensalidades: z.array(z.string()).check(z.minLength(1, 'Escolha ao menos uma mensalidade.')),
});

type Typed = z.infer<typeof schema>;

const opcoes = codigosDosMeios.map((value) => ({ value, label: meiosDoAviso[value].nome }));

/** Addresses of the register, as the hint of the field. */
const doCadastro = ({ email, telefones, endereco }: ParaAvisar): string =>
  [
    email ?? 'sem e-mail',
    ...telefones.map((fone) => writeFone(fone) ?? fone),
    endereco ?? 'sem endereço',
  ].join(' · ');

interface RegistraAvisoFormProps {
  readonly titular: ParaAvisar;
  readonly onDone: () => void;
}

/** Means, address, day, text and fees of a notice made outside. */
export function RegistraAvisoForm({ titular, onDone }: RegistraAvisoFormProps) {
  const { today } = useOperatorClock();
  const { act } = useAct(registraAviso);
  const { matricula, nome, mensalidades } = titular;
  const form = useServerForm({
    schema,
    defaultValues: {
      meio: 'LIGACAO' as MeioDoAviso,
      endereco: '',
      enviadoEm: null,
      texto: '',
      mensalidades: mensalidades.map(({ numero }) => numero),
    } as Typed,
    onSubmit: async ({ enviadoEm, ...rest }: Typed) => {
      const { message, faltas } = replyOf(
        await act({ body: { ...rest, matricula, enviadoEm: enviadoEm ?? '' } }),
      );
      if (faltas.length === 0) toasts.success(message);
      else toasts.info(message, faltas.join(', '));
      onDone();
    },
  });
  return (
    <Form {...form.formProps} hasSummary={false}>
      <FormFailure failure={form.failure} />
      <Stack gap="xs">
        <Text weight="strong">{nome}</Text>
        <Text tone="muted" size="table">{`Matrícula ${matricula}`}</Text>
      </Stack>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="meio">
          {(field) => <SelectField label="Meio" {...field} options={opcoes} />}
        </FormField>
        <FormField form={form} name="enviadoEm">
          {(field) => <DatePicker label="Feito em" {...field} max={today()} today={today()} />}
        </FormField>
      </Row>
      <FormField form={form} name="endereco">
        {(field) => (
          <TextField
            label="Endereço ou número usado"
            maxLength={200}
            hint={`No cadastro: ${doCadastro(titular)}`}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="texto">
        {(field) => (
          <TextArea
            label="Texto do aviso"
            hint="O que foi dito ou escrito, inteiro. O que faltar do que a RN ANS 593/2023 pede é dito, e o aviso não vale."
            maxLength={10_000}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="mensalidades">
        {({ value, onChange, errorMessage }) => (
          <Fieldset legend="Mensalidades que o aviso nomeia">
            <Stack gap="s">
              {mensalidades.length === 0 && <Text>Este titular não tem mensalidade vencida em aberto.</Text>}
              {mensalidades.map(({ numero, vencimento, dias, atualizado }) => (
                <Checkbox
                  key={numero}
                  label={`Vencimento ${writeDay(vencimento)}: ${counted(dias, 'dia', 'dias')} de atraso, ${writeReais(atualizado)} hoje`}
                  checked={value.includes(numero)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, numero] : value.filter((each) => each !== numero))
                  }
                />
              ))}
              {errorMessage && <Notice tone="negative">{errorMessage}</Notice>}
            </Stack>
          </Fieldset>
        )}
      </FormField>
      <FormActs form={form} actionLabel="Registrar aviso" />
    </Form>
  );
}
