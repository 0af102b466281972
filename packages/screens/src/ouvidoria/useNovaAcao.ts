import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { type Denuncia, inserirNovaAcao, novaAcao } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { useAct } from '../app/useAct.ts';
import { useServerForm } from '../app/useServerForm.ts';

const noticeMs = 2_000;
const isDone = (part: z.ZodMiniType) => (value: unknown) => part.safeParse(value).success;
const { descricaoAcao, status } = novaAcao.shape;

const schema = z.object({
  descricaoAcao: z
    .string()
    .check(z.refine(isDone(descricaoAcao), 'Falta descrição! Favor informar descrição da ação')),
  status: z.string().check(z.refine(isDone(status), 'Falta status! Favor informar status da ação')),
});

/** One new action on a report. The dialog closes once it is stored (OUV-17); otherwise the text stays (OUV-26). */
export function useNovaAcao(
  { OUV_PROTOCOLO: protocolo, ULTIMA_ACAO: ultimaAcao }: Denuncia,
  onAdded: () => void,
) {
  const { act } = useAct(inserirNovaAcao);
  return useServerForm({
    schema,
    defaultValues: { descricaoAcao: '', status: '' },
    onSubmit: async (typed) => {
      const action = novaAcao.parse(typed);
      const body = { protocolo, ...action, ...(ultimaAcao === undefined ? {} : { ultimaAcao }) };
      replyOf(await act({ body }));
      toasts.success('Ação adicionada com sucesso!', undefined, { durationMs: noticeMs });
      onAdded();
    },
  });
}
