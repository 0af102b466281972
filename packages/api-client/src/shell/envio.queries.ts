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
  /** Without the CPF that would lock the paper. */
  readonly semCpf?: number | undefined;
  /** Left out, because they asked for a call. */
  readonly porTelefone?: number | undefined;
  readonly falhas: number;
  /** May have arrived or not. */
  readonly emDuvida?: number | undefined;
  readonly pendentes: number;
}

/** How such a job stands; null when none was asked for. */
export interface EstadoDoEnvio extends ContagemDoEnvio {
  readonly tarefa: EstadoDaTarefa | null;
}

/** The calls of one kind of paper, for what was asked: a day, a year. */
export interface ChamadasDoEnvio {
  /** Names the state of the sending; with what was asked. */
  readonly key: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<EstadoDoEnvio>;
  readonly begin: (confirmado: Confirmado) => Promise<EstadoDoEnvio>;
  readonly cancel: (id: string) => Promise<EstadoDaTarefa>;
  /** The list of the papers. */
  readonly list: Endpoint;
}

const nada: ContagemDoEnvio = { enviados: 0, semEmail: 0, falhas: 0, pendentes: 0 };
const nenhum = ['envio'] as const;

/** How a sending stands, read again while it goes on; nothing is asked while `calls` is null. */
export const envioQuery = (calls: ChamadasDoEnvio | null) =>
  queryOptions({
    queryKey: calls?.key ?? nenhum,
    queryFn: calls === null ? skipToken : ({ signal }) => calls.read(signal),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Begins the sending of what was confirmed, or cancels the job with this number. Refused, the list is read again. */
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
