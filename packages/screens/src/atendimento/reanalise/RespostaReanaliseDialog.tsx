import { respondeReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import {
  type ConclusaoDaReanalise,
  conclusoesDaReanalise,
} from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
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
import type { NegativaProps } from './negativaProps.ts';

const schema = z
  .object({
    conclusao: z.enum(['MANTIDA', 'REVISTA'], 'Escolha a conclusão.'),
    respostaTexto: z.string().check(z.trim(), z.minLength(1, 'Escreva a resposta.')),
    respostaClausula: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ conclusao, respostaClausula }) => conclusao !== 'MANTIDA' || respostaClausula !== '', {
      path: ['respostaClausula'],
      error: 'Diga a cláusula do contrato ou a base legal.',
    }),
  );

const options = (Object.keys(conclusoesDaReanalise) as ConclusaoDaReanalise[]).map((value) => ({
  value,
  label: conclusoesDaReanalise[value],
}));

const nada = { conclusao: '' as ConclusaoDaReanalise, respostaTexto: '', respostaClausula: '' };

/** Answers a reanalysis; an upheld denial names its clause or legal basis (ATD-26). */
export function RespostaReanaliseDialog({
  negativa,
  onClose,
}: NegativaProps & { readonly onClose: () => void }) {
  const { act } = useAct(respondeReanalise);
  const [{ origem, numero, nome, relogioReanalise }] = useState(negativa);
  const form = useServerForm({
    schema,
    defaultValues: nada,
    onSubmit: async ({ respostaClausula, ...typed }) => {
      // A hidden clause is not sent.
      const body = {
        origemNegativa: origem,
        numeroNegativa: numero,
        ...typed,
        respostaClausula: typed.conclusao === 'MANTIDA' ? respostaClausula : '',
      };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  const conclusao = useWatch({ control: form.control, name: 'conclusao' });
  return (
    <FormDialog
      title={`Responder a reanálise de ${numero}`}
      size="medium"
      form={form}
      actionLabel="Responder a reanálise"
      onClose={onClose}
    >
      <Text>{[nome, relogioReanalise].filter(Boolean).join(' · ')}</Text>
      <FormField form={form} name="conclusao">
        {(field) => <SelectField label="Conclusão" placeholder="Selecione" options={options} {...field} />}
      </FormField>
      <FormField form={form} name="respostaTexto">
        {(field) => <TextArea label="Resposta" rows={4} maxLength={2_000} {...field} />}
      </FormField>
      {conclusao === 'MANTIDA' && (
        <FormField form={form} name="respostaClausula">
          {(field) => (
            <TextArea
              label="Cláusula do contrato ou base legal"
              hint="Vai na resposta por escrito (RN ANS 623/2024, art. 14)."
              rows={2}
              maxLength={500}
              {...field}
            />
          )}
        </FormField>
      )}
      <Text tone="muted" size="table">
        A resposta fica com o seu nome e a hora, uma vez só, e volta ao sistema central, que muda a
        autorização ou o protocolo.
      </Text>
    </FormDialog>
  );
}
