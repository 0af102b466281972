import type { ContatoFeito, Reserva } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import {
  codigosResultado,
  diasDeVolta,
  resultados,
} from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { PhoneField } from '@vidas/ui/form/fields/PhoneField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../../app/FormFailure.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { writeFone } from '../../write/writeFone.ts';
import { Ligar } from './Ligar.tsx';
import { contatoEntry, quandoVolta } from './contatoTexts.ts';
import { useContato } from './useContato.ts';
import { FormActs } from '../../app/FormDialog.tsx';

export interface ContatoFormProps {
  readonly programa: Programa;
  readonly matricula: string;
  readonly reserva: Pick<Reserva, 'nome' | 'telefones' | 'contatos'>;
  /** Contact of today that is corrected; undefined for a new one. */
  readonly feito?: ContatoFeito;
  readonly onDone: () => void;
}

const opcoes = codigosResultado.map((value) => ({ value, label: resultados[value].texto }));

/** Number, result, day and words of a contact, and earlier contacts; input stays after a refusal. */
export function ContatoForm({ programa, matricula, reserva, feito, onDone }: ContatoFormProps) {
  const { today } = useOperatorClock();
  const { form, resultado } = useContato(
    { matricula, programa, telefones: reserva.telefones, feito },
    onDone,
  );
  const isDayChosen = resultado !== '' && resultados[resultado].volta === 'escolhida';
  const [min, max] = diasDeVolta(today());
  // The number called stays a choice, also when it has left the register since.
  const fones = [...new Set([...reserva.telefones, ...(feito?.telefone ? [feito.telefone] : [])])];
  const chamado = useWatch({ control: form.control, name: 'telefone' });
  return (
    <Form {...form.formProps} hasSummary={false}>
      <FormFailure
        failure={form.failure}
        title={feito ? 'O contato não foi corrigido' : 'O contato não foi registrado'}
      />
      <Row isEven align="start" gap="l">
        <FormField form={form} name="telefone">
          {(field) => (
            <SelectField
              label="Número chamado"
              {...field}
              {...(fones.length === 0 ? { placeholder: 'Sem telefone no cadastro' } : {})}
              options={fones.map((fone) => ({ value: fone, label: writeFone(fone) ?? fone }))}
              isDisabled={fones.length === 0}
            />
          )}
        </FormField>
        <FormField form={form} name="resultado">
          {(field) => <SelectField label="Resultado" {...field} placeholder="Selecione" options={opcoes} />}
        </FormField>
      </Row>
      {!feito && <Ligar fone={chamado} />}
      {isDayChosen && (
        <FormField form={form} name="proximo">
          {(field) => <DatePicker label="Ligar de novo em" {...field} min={min} max={max} today={today()} />}
        </FormField>
      )}
      {resultado === 'NUMERO_ERRADO' && (
        <FormField form={form} name="certo">
          {(field) => <PhoneField label="Número certo, se você sabe" {...field} />}
        </FormField>
      )}
      <Text tone="muted" size="table">
        {resultado === ''
          ? 'O resultado diz quando e por quem a pessoa é chamada de novo.'
          : quandoVolta(resultado)}
      </Text>
      <TextArea
        label="Observação"
        {...form.register('observacao')}
        hint="Só o que o programa precisa saber."
        maxLength={1000}
        hasCounter
      />
      {feito && (
        <FormField form={form} name="motivo">
          {(field) => (
            <TextField
              label="Por que se corrige"
              hint="Fica no histórico, com o que era."
              maxLength={300}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormActs
        form={form}
        actionLabel={feito ? 'Salvar correção' : 'Registrar'}
        isDisabled={resultado === ''}
      />
      {reserva.contatos.length > 0 && (
        <>
          <Heading level={3} size="section">
            Contatos anteriores
          </Heading>
          <EntryList label={`Contatos com ${reserva.nome}`} entries={reserva.contatos.map(contatoEntry)} />
        </>
      )}
    </Form>
  );
}
