import { dizTipoSolicitacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import {
  type ChaveDoTipo,
  chavesDosTipos,
  tiposDeSolicitacao,
} from '@vidas/api-client/atendimento/prazo/tipos.rules.ts';
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({ tipoSolicitacao: z.enum(chavesDosTipos, 'Escolha o tipo.') });
const nenhum = { tipoSolicitacao: '' as ChaveDoTipo };
const options = chavesDosTipos.map((value) => ({ value, label: tiposDeSolicitacao[value].nome }));

/** Sets the kind of a request without one; its own term counts from then on (ATD-22). */
export function TipoDialog({ row, onClose }: { readonly row: Autorizacao; readonly onClose: () => void }) {
  const { act } = useAct(dizTipoSolicitacao);
  const [{ gtpCod, nome, procedimento }] = useState(row);
  const form = useServerForm({
    schema,
    defaultValues: nenhum,
    onSubmit: async ({ tipoSolicitacao }) => {
      toasts.success(replyOf(await act({ body: { guia: gtpCod ?? '', tipoSolicitacao } })).message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Tipo da guia ${gtpCod}`} form={form} actionLabel="Salvar" onClose={onClose}>
      <Text>{[nome, procedimento].filter(Boolean).join(' · ')}</Text>
      <FormField form={form} name="tipoSolicitacao">
        {(field) => (
          <SelectField label="Tipo da solicitação" placeholder="Selecione" options={options} {...field} />
        )}
      </FormField>
      <Text tone="muted" size="table">
        O prazo passa a ser o deste tipo, a contar do mesmo dia, e o tipo volta ao sistema central.
      </Text>
    </FormDialog>
  );
}
