import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { readAgain } from '../http/actOf.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Confirmado } from '../kinds/confirmado.ts';
import { putTarefa } from './putTarefa.ts';
import { type EstadoDaTarefa, relerEm } from './tarefa.kinds.ts';

/** The outcome of papers that a job sends by e-mail. */
export interface ContagemDoEnvio {
  readonly enviados: number;
  readonly semEmail: number;
  /** Papers without the CPF that would lock them. */
  readonly semCpf?: number | undefined;
  /** Papers left out, because the payer asked for a call. */
  readonly porTelefone?: number | undefined;
  readonly falhas: number;
  /** Papers whose arrival is unknown. */
  readonly emDuvida?: number | undefined;
  readonly pendentes: number;
}

/** State of such a job; null before the first. */
export interface EstadoDoEnvio extends ContagemDoEnvio {
  readonly tarefa: EstadoDaTarefa | null;
}

/** The calls for one kind of paper, for one day or year. */
export interface ChamadasDoEnvio {
  /** Key of the sending's state, with the day or year. */
  readonly key: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<EstadoDoEnvio>;
  readonly begin: (confirmado: Confirmado) => Promise<EstadoDoEnvio>;
  readonly cancel: (id: string) => Promise<EstadoDaTarefa>;
  /** The list of the papers. */
  readonly list: Endpoint;
}

const nada: ContagemDoEnvio = { enviados: 0, semEmail: 0, falhas: 0, pendentes: 0 };
const nenhum = ['envio'] as const;

/** State of a sending, polled while it runs; null disables the query. */
export const envioQuery = (calls: ChamadasDoEnvio | null) =>
  queryOptions({
    queryKey: calls?.key ?? nenhum,
    queryFn: calls === null ? skipToken : ({ signal }) => calls.read(signal),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Starts the confirmed sending, or cancels the job with this number. After a refusal the list is read again. */
export const envioMutation = (calls: ChamadasDoEnvio | null) =>
  mutationOptions({
    mutationFn: async (ato: { envia: Confirmado } | { cancela: string }): Promise<Partial<EstadoDoEnvio>> => {
      if (calls === null) throw new TypeError('Nothing was asked for.');
      return 'envia' in ato ? calls.begin(ato.envia) : { tarefa: await calls.cancel(ato.cancela) };
    },
    onSuccess: (news, _ato, _result, { client }) =>
      calls &&
      putTarefa<EstadoDoEnvio>(client, calls.key, (before) => ({
        ...nada,
        tarefa: null,
        ...before,
        ...news,
      })),
    onError: (_error, _ato, _result, { client }) => calls && readAgain(client, [calls.list]),
    gcTime: 0,
  });
