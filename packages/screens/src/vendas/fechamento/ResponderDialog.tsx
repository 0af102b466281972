import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  type Contestacao,
  responderContestacao,
} from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import { maiorTexto } from '@vidas/api-client/vendas/fechamento/motivoEscrito.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { LinhaContestada } from './LinhaContestada.tsx';
import { relidas } from './relidas.ts';

interface ResponderDialogProps {
  readonly contestacao: Contestacao;
  /** The month of the line. */
  readonly competencia: string;
  readonly onClose: () => void;
}

const decisoes = [
  { value: 'A', label: 'Aceita' },
  { value: 'R', label: 'Recusada' },
];
const schema = z.object({
  decisao: z.string().check(z.minLength(1, 'Escolha se a contestação é aceita.')),
  texto: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva a resposta.')),
});

/** Answers a contest. The register corrects the ledger, and the correction returns as a change (COM-38). */
export function ResponderDialog({ contestacao, competencia, onClose }: ResponderDialogProps) {
  const { act } = useAct(responderContestacao, { rereads: relidas });
  const form = useServerForm({
    schema,
    defaultValues: { decisao: '', texto: '' },
    onSubmit: async ({ decisao, texto }) => {
      const body = { codigo: contestacao.codigo, aceita: decisao === 'A', resposta: texto };
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Responder à contestação ${contestacao.codigo}`}
      failed="A contestação não foi respondida"
      form={form}
      actionLabel="Responder"
      onClose={onClose}
    >
      <Text>
        Venda {contestacao.codigoVenda} de {contestacao.cliente}, {contestacao.nomeVendedor}:{' '}
        {contestacao.motivo}
      </Text>
      <LinhaContestada contestacao={contestacao} competencia={competencia} />
      <FormField form={form} name="decisao">
        {(field) => <SelectField label="Decisão" {...field} placeholder="Escolha" options={decisoes} />}
      </FormField>
      <FormField form={form} name="texto">
        {(field) => (
          <TextArea
            label="Resposta"
            {...field}
            hint="O que estava errado é corrigido no cadastro e volta como “mudou depois de fechado”; o que só uma decisão paga, numa linha à mão."
            maxLength={maiorTexto}
            hasCounter
          />
        )}
      </FormField>
    </FormDialog>
  );
}
