import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../../http/ApiError.ts';
import type { Http } from '../../http/http.ts';
import {
  buscaCampanhas,
  buscaMensagens,
  type Campanha,
  detalhesCampanha,
  envioEmDuvida,
  importacaoRepetida,
  type MensagemCampanha,
  recusaImportacao,
} from './campanha.contract.ts';

const campanhasKey = ['mensageria', 'campanhas'] as const;

/** A service may answer 200 and still refuse. */
export const ifDone = <Reply extends { readonly status: boolean; readonly message: string }>(
  reply: Reply,
): Reply => {
  if (!reply.status) throw new ApiError('invalid', { body: { error: reply.message } });
  return reply;
};

/** The campaigns created in a month ('YYYY-MM'), the newest first; null for all of them. */
export const campanhasQuery = (http: Http, mes: string | null) =>
  queryOptions<Campanha[]>({
    queryKey: [...campanhasKey, mes],
    queryFn: async ({ signal }) => {
      const body = mes === null ? {} : { mes: Number(mes.slice(5)), ano: Number(mes.slice(0, 4)) };
      return ifDone(await http.call(buscaCampanhas, { body }, { signal })).data;
    },
  });

/** A campaign with its messages, in the order of the file. */
export interface DetalheCampanha {
  readonly campanha: Campanha;
  readonly mensagens: MensagemCampanha[];
}

/** One campaign with as many messages as it counts; without any, there is no second call (MSG-9). */
export const detalheCampanhaQuery = (http: Http, id: number | null) =>
  queryOptions<DetalheCampanha>({
    queryKey: ['mensageria', 'detalhe', id],
    queryFn: async ({ signal }) => {
      if (id === null) throw new ApiError('notFound');
      const { data } = ifDone(await http.call(detalhesCampanha, { body: { id_campanha: id } }, { signal }));
      const [campanha] = data;
      if (campanha === undefined)
        throw new ApiError('notFound', { status: 404, message: 'Esta campanha não existe.' });
      const limit = campanha.qtd_push + campanha.qtd_sms;
      if (limit === 0) return { campanha, mensagens: [] };
      const query = { id_campanha: id, copias: false, offset: 0, limit };
      const mensagens = ifDone(await http.call(buscaMensagens, { query }, { signal })).data;
      return { campanha, mensagens };
    },
    // Never cached: messages are sent meanwhile.
    staleTime: 0,
  });

/** Refusal of a file, line by line; undefined for a failure of another kind. */
export const recusaDe = (error: unknown): z.output<typeof recusaImportacao> | undefined =>
  error instanceof ApiError ? z.safeParse(recusaImportacao, error.body).data : undefined;

/** The campaign made earlier from the same file; undefined for a failure of another kind. */
export const repetidaDe = (error: unknown): z.output<typeof importacaoRepetida>['repetida'] | undefined => {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return undefined;
  return z.safeDecode(importacaoRepetida, error.body as never).data?.repetida;
};

/** True when a sending is refused because an earlier one got no answer: only a person may decide to send again. */
export const isEmDuvida = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'conflict' && z.safeParse(envioEmDuvida, error.body).success;
