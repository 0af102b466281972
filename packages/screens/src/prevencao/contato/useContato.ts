import { useMutation } from '@tanstack/react-query';
import {
  type CodigoResultado,
  codigosResultado,
  resultados,
} from '@vidas/api-client/prevencao/contato-rules';
import type { Programa } from '@vidas/api-client/prevencao/programas-rules';
import { registraContatoMutation } from '@vidas/api-client/prevencao/queries';
import { toasts } from '@vidas/ui/toast';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({
  telefone: z.string(),
  resultado: z.enum(['', ...codigosResultado]),
  proximo: z.nullable(z.string()),
  observacao: z.string(),
});

type Typed = z.infer<typeof schema>;

interface QuemChamar {
  readonly matricula: string;
  readonly programa: Programa;
  readonly telefones: readonly string[];
}

/** Writes one contact. After a refusal the typed text stays. */
export function useContato({ matricula, programa, telefones }: QuemChamar, onDone: () => void) {
  const { mutateAsync } = useMutation(registraContatoMutation(useHttp()));
  const form = useServerForm({
    schema,
    defaultValues: { telefone: telefones[0] ?? '', resultado: '', proximo: null, observacao: '' } as Typed,
    onSubmit: async ({ telefone, resultado, proximo, observacao }: Typed) => {
      const codigo = resultado as CodigoResultado;
      const { message } = await mutateAsync({
        matricula,
        programa,
        telefone: telefone === '' ? null : telefone,
        resultado: codigo,
        observacao,
        proximo: resultados[codigo].volta === 'escolhida' ? proximo : null,
      });
      toasts.success(message);
      onDone();
    },
  });
  return { form, resultado: useWatch({ control: form.control, name: 'resultado' }) };
}
