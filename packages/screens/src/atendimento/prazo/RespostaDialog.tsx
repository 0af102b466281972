import { type Conclusao, conclusoes } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import { respondeSolicitacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { SolicitacaoProps } from './solicitacaoProps.ts';

type Dita = Conclusao | 'ANDAMENTO';

const schema = z
  .object({
    conclusao: z.enum(['APROVADA', 'NEGADA', 'REALIZADA', 'ANDAMENTO']),
    respostaTexto: z.string().check(z.trim(), z.minLength(1, 'Escreva a resposta.')),
    respostaClausula: z.string().check(z.trim()),
    realizadaEm: z.nullable(z.string()),
  })
  .check(
    z.refine(({ conclusao, realizadaEm }) => conclusao !== 'REALIZADA' || realizadaEm !== null, {
      path: ['realizadaEm'],
      error: 'Escolha o dia.',
    }),
    z.refine(({ conclusao, respostaClausula }) => conclusao !== 'NEGADA' || respostaClausula !== '', {
      path: ['respostaClausula'],
      error: 'Diga a cláusula do contrato ou a base legal.',
    }),
  );

const conclusivas = (Object.keys(conclusoes) as Conclusao[]).map((value) => ({
  value,
  label: conclusoes[value],
}));

/** Answers by origin. A protocol also takes a note, which leaves it open (ATD-30). */
const optionsDe = {
  AUTORIZACAO: conclusivas,
  PROTOCOLO: [...conclusivas, { value: 'ANDAMENTO', label: 'Em andamento (ainda sem conclusão)' }],
} as const;

/** The answer that ends the clock of a request; a denial names its clause or legal basis (ATD-20, ATD-21, ATD-29). */
export function RespostaDialog({
  solicitacao,
  onClose,
}: SolicitacaoProps & { readonly onClose: () => void }) {
  const { act } = useAct(respondeSolicitacao);
  const { today } = useOperatorClock();
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ origem, numero, nomeada, linha }] = useState(solicitacao);
  const form = useServerForm({
    schema,
    defaultValues: {
      conclusao: 'APROVADA' as Dita,
      respostaTexto: '',
      respostaClausula: '',
      realizadaEm: today() as string | null,
    },
    onSubmit: async ({ realizadaEm, respostaClausula, ...dita }) => {
      // Hidden fields send nothing.
      const body = {
        origemSolicitacao: origem,
        numeroSolicitacao: numero,
        ...dita,
        respostaClausula: dita.conclusao === 'NEGADA' ? respostaClausula : '',
        ...(dita.conclusao === 'REALIZADA' && realizadaEm !== null && { realizadaEm }),
      };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  const conclusao = useWatch({ control: form.control, name: 'conclusao' });
  return (
    <FormDialog
      title={`Responder ${nomeada}`}
      size="medium"
      form={form}
      actionLabel="Responder"
      onClose={onClose}
    >
      <Text>{linha}</Text>
      <FormField form={form} name="conclusao">
        {(field) => (
          <SelectField
            label="Conclusão"
            hint="Em análise ou em andamento não é resposta (RN ANS 623/2024)."
            options={optionsDe[origem]}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="respostaTexto">
        {(field) => <TextArea label="Resposta" rows={4} maxLength={2_000} {...field} />}
      </FormField>
      {conclusao === 'NEGADA' && (
        <FormField form={form} name="respostaClausula">
          {(field) => (
            <TextArea
              label="Cláusula do contrato ou base legal"
              hint="Vai na negativa por escrito (RN ANS 623/2024, art. 14)."
              rows={2}
              maxLength={500}
              {...field}
            />
          )}
        </FormField>
      )}
      {conclusao === 'REALIZADA' && (
        <FormField form={form} name="realizadaEm">
          {(field) => <DatePicker label="Realizada em" {...field} max={today()} today={today()} />}
        </FormField>
      )}
      <Text tone="muted" size="table">
        {conclusao === 'ANDAMENTO'
          ? 'O texto se junta à providência e volta ao sistema central. O prazo da resposta continua.'
          : 'A resposta fica com o seu nome e a hora, e volta ao sistema central.'}
      </Text>
    </FormDialog>
  );
}
