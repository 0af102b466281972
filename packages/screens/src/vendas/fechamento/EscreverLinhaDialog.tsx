import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { escreverLinha } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { maiorTexto } from '@vidas/api-client/vendas/fechamento/motivoEscrito.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { moneyCents } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { relidas } from './relidas.ts';

/** Sale and seller of a line by hand, as far as they are known. */
export interface VendaDaLinha {
  readonly codigoVenda: string;
  readonly codigoVendedor: string;
}

interface EscreverLinhaDialogProps {
  readonly venda: VendaDaLinha;
  readonly onClose: () => void;
}

const dito = (message: string) => z.string().check(z.refine((text) => text.trim() !== '', message));
const schema = z.object({
  codigoVenda: dito('Informe a venda.'),
  codigoVendedor: dito('Informe o vendedor.'),
  valor: moneyCents({ what: 'o valor', min: 1 }),
  definitivaEm: z.nullable(z.string()),
  motivo: dito('Escreva o motivo.'),
});

/** Writes a line of commission by hand, which pays nothing until another person confirms it (COM-45). */
export function EscreverLinhaDialog({ venda, onClose }: EscreverLinhaDialogProps) {
  const { act } = useAct(escreverLinha, { rereads: relidas });
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: {
      codigoVenda: venda.codigoVenda,
      codigoVendedor: venda.codigoVendedor,
      valor: null,
      definitivaEm: null,
      motivo: '',
    },
    onSubmit: async ({ codigoVenda, codigoVendedor, valor, definitivaEm, motivo }) => {
      const body = {
        codigoVenda: codigoVenda.trim(),
        codigoVendedor: codigoVendedor.trim(),
        valor,
        motivo,
        ...(definitivaEm === null ? {} : { definitivaEm }),
      };
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Escrever linha à mão"
      failed="A linha não foi escrita"
      form={form}
      actionLabel="Escrever linha"
      onClose={onClose}
    >
      <Text>
        Paga o que nenhuma regra paga. Outra pessoa confirma; até lá a linha não paga nada. Confirmada, entra
        no próximo mês a fechar.
      </Text>
      <Row isEven align="start">
        <FormField form={form} name="codigoVenda">
          {(field) => <TextField label="Venda" {...field} />}
        </FormField>
        <FormField form={form} name="codigoVendedor">
          {(field) => <TextField label="Código do vendedor" {...field} />}
        </FormField>
      </Row>
      <FormField form={form} name="valor">
        {(field) => <MoneyField label="Valor" {...field} />}
      </FormField>
      <FormField form={form} name="definitivaEm">
        {(field) => (
          <DatePicker
            label="Definitiva em"
            {...field}
            isOptional
            hint="Um cancelamento antes deste dia devolve a linha. Em branco, ela é definitiva desde já."
            today={today()}
          />
        )}
      </FormField>
      <FormField form={form} name="motivo">
        {(field) => (
          <TextArea
            label="Motivo"
            {...field}
            hint="Quem confirma e o vendedor leem este texto."
            maxLength={maiorTexto}
            hasCounter
          />
        )}
      </FormField>
    </FormDialog>
  );
}
