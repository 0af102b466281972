import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import type { Endpoint, Input, Reply } from './endpoint.ts';
import type { CallOptions, Http } from './http.ts';
import { keyOf, serviceKey } from './queryOf.ts';

/** Result of an act. Every kind except `done` holds the reason. */
export type Outcome<R> =
  | { readonly kind: 'done'; readonly reply: R }
  /** The server refused, and nothing was done. */
  | { readonly kind: 'refused'; readonly reason: ApiError }
  /** Somebody else was faster, and nothing was done. */
  | { readonly kind: 'conflict'; readonly reason: ApiError }
  /** No answer came, or an unreadable one: the act may have been done. */
  | { readonly kind: 'doubt'; readonly reason: ApiError };

const unanswered: readonly number[] = [502, 504];

const outcomeOf = (reason: unknown): Outcome<never> => {
  if (!(reason instanceof ApiError)) throw reason;
  if (reason.kind === 'conflict') return { kind: 'conflict', reason };
  const isDoubt =
    reason.kind === 'network' || reason.kind === 'contract' || unanswered.includes(reason.status);
  return { kind: isDoubt ? 'doubt' : 'refused', reason };
};

/** The reply of an act that was done; otherwise throws the reason. */
export const replyOf = <R>(outcome: Outcome<R>): R => {
  if (outcome.kind !== 'done') throw outcome.reason;
  return outcome.reply;
};

/** A query that an act makes stale: all of a call, or all below a key. */
export type Reread = Endpoint | QueryKey;

/** Reads the stale queries again. */
export const readAgain = async (client: QueryClient, rereads: readonly Reread[]): Promise<void> => {
  await Promise.all(
    rereads.map((each) => client.invalidateQueries({ queryKey: 'path' in each ? keyOf(each) : each })),
  );
};

/** Input of an act: the input of its call, its file, and the signal that cancels it. */
export type ActInput<E extends Endpoint> = Input<E> & Pick<CallOptions, 'file' | 'signal'>;

export interface ActOptions extends Pick<CallOptions, 'timeoutMs'> {
  /** Default: all queries of the call's service. */
  readonly rereads?: readonly Reread[] | undefined;
}

/**
 * An act of one call. It ends after its stale queries were read again, whatever the result: after a refusal the person sees the present
 * state. No input is kept, because it may hold a password. A cancelled act throws, as its call does.
 */
export const actOf = <E extends Endpoint>(
  http: Http,
  endpoint: E,
  { rereads = [serviceKey(endpoint)], timeoutMs }: ActOptions = {},
) =>
  mutationOptions({
    mutationFn: async ({ file, signal, ...input }: ActInput<E>): Promise<Outcome<Reply<E>>> => {
      try {
        const reply = await http.call<E>(endpoint, input as unknown as Input<E>, { file, signal, timeoutMs });
        return { kind: 'done', reply };
      } catch (reason) {
        return outcomeOf(reason);
      }
    },
    onSettled: (_outcome, _error, _input, _result, { client }) => readAgain(client, rereads),
    mutationKey: keyOf(endpoint),
    gcTime: 0,
  });
