import { writeReais } from '@vidas/api-client/words/money.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { contestarComissao } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import { maiorTexto } from '@vidas/api-client/vendas/fechamento/motivoEscrito.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { explicaLinha } from './explicaLinha.ts';
import { relidas } from './relidas.ts';

interface ContestarDialogProps {
  readonly linha: LinhaExplicada;
  readonly competencia: string;
  readonly onClose: () => void;
}

const schema = z.object({
  texto: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva o motivo.')),
});

/** Contests a line of one's own, with a reason (COM-37). */
export function ContestarDialog({ linha, competencia, onClose }: ContestarDialogProps) {
  const { act } = useAct(contestarComissao, { rereads: relidas });
  const form = useServerForm({
    schema,
    defaultValues: { texto: '' },
    onSubmit: async ({ texto }) => {
      const { codigoVenda, especie, origem, referencia } = linha;
      const body = {
        competencia,
        codigoVenda,
        especie: especie as 'VIDA',
        origem,
        referencia: referencia ?? '',
        motivo: texto,
      };
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Contestar a linha da venda ${linha.codigoVenda}`}
      failed="A contestação não foi enviada"
      form={form}
      actionLabel="Contestar"
      onClose={onClose}
    >
      <Text>
        {linha.cliente}, {writeReais(linha.valor)}: {explicaLinha(linha)}
      </Text>
      <FormField form={form} name="texto">
        {(field) => (
          <TextArea
            label="Motivo"
            {...field}
            hint="O que deveria ser diferente, e por quê. Um gerente responde."
            maxLength={maiorTexto}
            hasCounter
          />
        )}
      </FormField>
    </FormDialog>
  );
}
