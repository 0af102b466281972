import { conclusoes, respondeSolicitacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { SolicitacaoProps } from './solicitacaoProps.ts';

type Conclusao = keyof typeof conclusoes;

const schema = z
  .object({
    conclusao: z.enum(['APROVADA', 'NEGADA', 'REALIZADA']),
    respostaTexto: z.string().check(z.trim(), z.minLength(1, 'Escreva a resposta.')),
    respostaClausula: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ conclusao, respostaClausula }) => conclusao !== 'NEGADA' || respostaClausula !== '', {
      path: ['respostaClausula'],
      error: 'Diga a cláusula do contrato ou a base legal.',
    }),
  );

const options = (Object.keys(conclusoes) as Conclusao[]).map((value) => ({
  value,
  label: conclusoes[value],
}));

/** The answer that ends the clock of a request; a denial names its clause or legal basis (ATD-20, ATD-21). */
export function RespostaDialog({ row, onClose }: SolicitacaoProps & { readonly onClose: () => void }) {
  const { act } = useAct(respondeSolicitacao);
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ gtpCod, nome, tipoVisto, relogio, responderAte }] = useState(row);
  const form = useServerForm({
    schema,
    defaultValues: { conclusao: 'APROVADA' as Conclusao, respostaTexto: '', respostaClausula: '' },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { guia: gtpCod ?? '', ...dados } })).message);
      onClose();
    },
  });
  const conclusao = useWatch({ control: form.control, name: 'conclusao' });
  return (
    <FormDialog
      title={`Responder a guia ${gtpCod}`}
      size="medium"
      form={form}
      actionLabel="Responder"
      onClose={onClose}
    >
      <Text>
        {[nome, tipoVisto, responderAte ? `responder até ${writeDay(responderAte)}: ${relogio}` : null]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <FormField form={form} name="conclusao">
        {(field) => (
          <SelectField
            label="Conclusão"
            hint="Em análise não é resposta (RN ANS 623/2024)."
            options={options}
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
      <Text tone="muted" size="table">
        A resposta fica com o seu nome e a hora, e volta ao sistema central.
      </Text>
    </FormDialog>
  );
}
