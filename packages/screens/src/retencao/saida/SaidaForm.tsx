import { dizEfeito } from '@vidas/api-client/retencao/saida/passos.rules.ts';
import type { SaidaRegistrada } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import {
  canais,
  destinos,
  destinosDaVia,
  itensDaSaida,
  vias,
} from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { formatMoney } from '@vidas/ui/format/format.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { Control } from 'react-hook-form';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { ContaDaFamilia } from './ContaDaFamilia.tsx';
import { Marcas } from './Marcas.tsx';
import type { FamiliaAchada } from './familiaAchada.ts';
import { QuandoFields } from './QuandoFields.tsx';
import { useSaidaForm } from './useSaidaForm.ts';

interface SaidaFormProps extends FamiliaAchada {
  readonly onDone: (feita: SaidaRegistrada) => void;
  readonly onClose: () => void;
}

const itens = Object.entries(itensDaSaida).map(([key, label]) => ({ key, label }));
const optionsOf = <K extends string>(words: Readonly<Record<K, string>>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: words[value] }));

/** Form of a request to leave: people, channel, moment, told consequences, and the effect (RET-17 to RET-21). */
export function SaidaForm({ onDone, onClose, ...achada }: SaidaFormProps) {
  const { familia } = achada;
  const { pessoas, via, contratante, administradora, plano } = familia;
  const { form, typed, efeito } = useSaidaForm(achada, onDone);
  const { today } = useOperatorClock();
  const day = { max: today(), today: today() };
  const ficam = pessoas.filter(
    ({ matricula, saidaPedida }) => !typed.matriculas.includes(matricula) && saidaPedida === null,
  );
  const saiTitular = typed.matriculas.includes(familia.titularMatricula);
  return (
    <FormDialog
      title={`Saída: família de ${pessoas[0]?.nome ?? familia.titularMatricula}`}
      size="large"
      failed="O pedido não foi registrado"
      form={form}
      actionLabel={typed.desistiu ? 'Registrar desistência' : 'Registrar pedido'}
      onClose={onClose}
    >
      <Text tone="muted">{[vias[via], contratante, administradora, plano].filter(Boolean).join(' · ')}</Text>
      <FormField form={form} name="matriculas">
        {({ value, onChange, errorMessage }) => (
          <Marcas
            legend="Quem sai"
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            options={pessoas.map(({ matricula, nome, titularidade, situacao, mensalidade, saidaPedida }) => ({
              key: matricula,
              label: `${nome}, ${titularidade === 'TITULAR' ? 'titular' : 'dependente'}`,
              hint:
                saidaPedida === null
                  ? `${situacao}, paga ${formatMoney(mensalidade)} por mês`
                  : `Já pediu: protocolo ${saidaPedida}`,
              isDisabled: saidaPedida !== null,
            }))}
          />
        )}
      </FormField>
      {saiTitular && ficam.length > 0 && (
        <FormField form={form} name="novoTitular">
          {(field) => (
            <SelectField
              label="Os outros ficam? Novo titular, que assume o pagamento"
              {...field}
              options={[
                { value: '', label: 'Ninguém indicado' },
                ...ficam.map(({ matricula, nome }) => ({ value: matricula, label: nome })),
              ]}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="quemPediu">
        {(field) => <TextField label="Quem pede" {...field} maxLength={120} />}
      </FormField>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="destino">
          {(field) => (
            <SelectField label="Pedido feito" {...field} options={optionsOf(destinos, destinosDaVia[via])} />
          )}
        </FormField>
        <FormField form={form} name="canal">
          {(field) => (
            <SelectField
              label="Canal"
              {...field}
              options={optionsOf(canais, Object.keys(canais) as (keyof typeof canais)[])}
            />
          )}
        </FormField>
      </Row>
      <QuandoFields
        label="Dia do pedido"
        control={form.control as unknown as Control<{ dia: string | null; hora: string }>}
      />
      <Row isEven align="start" gap="l">
        {via === 'EMPRESARIAL' && typed.destino === 'OPERADORA' && (
          <FormField form={form} name="primeiroPedidoEm">
            {(field) => <DatePicker label="Primeiro pedido à empresa, com prova" {...field} {...day} />}
          </FormField>
        )}
        <FormField form={form} name="obitoEm">
          {(field) => <DatePicker label="Dia do óbito, se for o caso" {...field} {...day} />}
        </FormField>
        <FormField form={form} name="proximoEm">
          {(field) => <DatePicker label="Próximo contato" {...field} min={today()} today={today()} />}
        </FormField>
      </Row>
      <FormField form={form} name="itens">
        {({ value, onChange, errorMessage }) => (
          <Marcas
            legend="O que foi dito a quem pede (RN ANS 561/2022)"
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            options={itens}
          />
        )}
      </FormField>
      <TextArea label="Motivo" {...form.register('motivo')} maxLength={2000} hasCounter />
      <FormField form={form} name="desistiu">
        {({ value, ...field }) => (
          <Checkbox {...field} label="A pessoa desistiu antes do registro, e fica" checked={value} />
        )}
      </FormField>
      <Notice tone={efeito.em === null || typed.desistiu ? 'info' : 'caution'}>
        {typed.desistiu ? 'Nada muda no contrato: só fica o registro da desistência.' : dizEfeito(efeito)}
      </Notice>
      {/* Last, so that its late answer moves no field. */}
      <ContaDaFamilia matricula={familia.titularMatricula} isDaEmpresa={via === 'EMPRESARIAL'} />
    </FormDialog>
  );
}
