import { useQuery } from '@tanstack/react-query';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  addAtendimentoRetencao,
  type BeneficiarioRetencao,
  getMotivosRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import { motivosDe, motivosPadrao } from '@vidas/api-client/retencao/retencao.rules.ts';
import type { FormRefusal } from '@vidas/ui/form/useZodForm.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';
import { recusaNosCampos } from '../app/recusaNosCampos.ts';
import { useAct } from '../app/useAct.ts';
import { useServerForm } from '../app/useServerForm.ts';

const schema = z.object({
  retdesc: z.string(),
  retstatus: z.enum(['A', 'F']),
  retresultado: z.enum(['', 'P', 'N']),
  retmotivo: z.string(),
});

type Typed = z.infer<typeof schema>;

/** Fields that decide the list of motives: the status and, once finished, the result. */
export type Situacao = Pick<Typed, 'retstatus' | 'retresultado'>;

const defaultValues: Typed = { retdesc: '', retstatus: 'A', retresultado: '', retmotivo: '1' };

const refusalOf = (reason: unknown): FormRefusal => {
  if (reason instanceof Error)
    sayFailure(reason, [
      'Houve algum problema ao adicionar o atendimento!',
      'Verifique se o atendimento já não foi finalizado.',
    ]);
  return recusaNosCampos(reason);
};

/** Writes one attendance. After a refusal the typed text stays, and `beneficiario` is reloaded. */
export function useAtendimento({ matricula, retCod }: BeneficiarioRetencao, onAdded: () => void) {
  const { act } = useAct(addAtendimentoRetencao);
  // Another server may lack this call.
  const motivos = useQuery(queryOf(useHttp(), getMotivosRetencao, {})).data ?? motivosPadrao;
  const form = useServerForm({
    schema,
    defaultValues,
    describeError: refusalOf,
    onSubmit: async ({ retdesc, retstatus, retresultado, retmotivo }: Typed) => {
      const body = {
        codsau: matricula,
        retdesc,
        retstatus,
        retresultado: retresultado === '' ? null : retresultado,
        retmotivo: Number(retmotivo),
        ultimoRetcod: retCod,
      };
      replyOf(await act({ body }));
      toasts.success('Atendimento adicionado com sucesso!');
      onAdded();
    },
  });
  const [retstatus, retresultado] = useWatch({
    control: form.control,
    name: ['retstatus', 'retresultado'],
  });
  const motivosOf = (situacao: Situacao) =>
    motivosDe(motivos, situacao.retstatus, situacao.retresultado === '' ? null : situacao.retresultado);
  return {
    form,
    situacao: { retstatus, retresultado },
    motivos: motivosOf({ retstatus, retresultado }),
    /** In attendance the result is cleared; the motive starts with the first possible one (RET-6). */
    setSituacao: (next: Situacao) => {
      const situacao: Situacao = next.retstatus === 'A' ? { ...next, retresultado: '' } : next;
      const dirty = { shouldDirty: true };
      form.setValue('retstatus', situacao.retstatus, dirty);
      form.setValue('retresultado', situacao.retresultado, dirty);
      form.setValue('retmotivo', String(motivosOf(situacao)[0]?.codigo ?? ''), dirty);
    },
  };
}
