import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  type ContatoFeito,
  corrigeContato,
  registraContato,
} from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import {
  type CodigoResultado,
  codigosResultado,
  resultados,
} from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({
  telefone: z.string(),
  resultado: z.enum(['', ...codigosResultado]),
  proximo: z.nullable(z.string()),
  observacao: z.string(),
  motivo: z.string(),
  certo: z.string(),
});

type Typed = z.infer<typeof schema>;

interface QuemChamar {
  readonly matricula: string;
  readonly programa: Programa;
  readonly telefones: readonly string[];
  /** Contact of today that is corrected; undefined for a new one. */
  readonly feito?: ContatoFeito | undefined;
}

/** Writes one contact, or corrects today's. After a refusal the typed text stays. */
export function useContato({ matricula, programa, telefones, feito }: QuemChamar, onDone: () => void) {
  const { act } = useAct(registraContato);
  const { act: corrige } = useAct(corrigeContato);
  const form = useServerForm({
    schema,
    defaultValues: {
      telefone: feito ? (feito.telefone ?? '') : (telefones[0] ?? ''),
      resultado: feito?.resultado ?? '',
      proximo: feito?.proximo ?? null,
      observacao: feito?.observacao ?? '',
      motivo: '',
      certo: '',
    } as Typed,
    onSubmit: async ({ telefone, resultado, proximo, observacao, motivo, certo }: Typed) => {
      const codigo = resultado as CodigoResultado;
      const body = {
        matricula,
        programa,
        telefone: telefone === '' ? null : telefone,
        resultado: codigo,
        observacao,
        proximo: resultados[codigo].volta === 'escolhida' ? proximo : null,
        certo: codigo === 'NUMERO_ERRADO' && certo !== '' ? certo : null,
      };
      const { message } = replyOf(
        feito ? await corrige({ body: { ...body, motivo, visto: feito.resultado } }) : await act({ body }),
      );
      toasts.success(message);
      onDone();
    },
  });
  return { form, resultado: useWatch({ control: form.control, name: 'resultado' }) };
}
