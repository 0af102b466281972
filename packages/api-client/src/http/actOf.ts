import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import type { Endpoint, Input, Reply } from './endpoint.ts';
import type { CallOptions, Http } from './http.ts';
import { keyOf, serviceKey } from './queryOf.ts';

/** How an act ended. Whatever is not `done` holds the reason in words. */
export type Outcome<R> =
  | { readonly kind: 'done'; readonly reply: R }
  /** The server refused, and nothing was done. */
  | { readonly kind: 'refused'; readonly reason: ApiError }
  /** Somebody else was faster, and nothing was done. */
  | { readonly kind: 'conflict'; readonly reason: ApiError }
  /** No answer came, or none that is understood: it may have been done. */
  | { readonly kind: 'doubt'; readonly reason: ApiError };

const unanswered: readonly number[] = [502, 504];

const outcomeOf = (reason: unknown): Outcome<never> => {
  if (!(reason instanceof ApiError)) throw reason;
  if (reason.kind === 'conflict') return { kind: 'conflict', reason };
  const isDoubt =
    reason.kind === 'network' || reason.kind === 'contract' || unanswered.includes(reason.status);
  return { kind: isDoubt ? 'doubt' : 'refused', reason };
};

/** The reply of an act that was done; throws the reason of any other. */
export const replyOf = <R>(outcome: Outcome<R>): R => {
  if (outcome.kind !== 'done') throw outcome.reason;
  return outcome.reply;
};

/** Answers that an act makes old: those of a call, or those below a key. */
export type Reread = Endpoint | QueryKey;

/** Reads again what an act made old. */
export const readAgain = async (client: QueryClient, rereads: readonly Reread[]): Promise<void> => {
  await Promise.all(
    rereads.map((each) => client.invalidateQueries({ queryKey: 'path' in each ? keyOf(each) : each })),
  );
};

/** The input of an act: that of its call, its file, and the signal that gives it up. */
export type ActInput<E extends Endpoint> = Input<E> & Pick<CallOptions, 'file' | 'signal'>;

export interface ActOptions extends Pick<CallOptions, 'timeoutMs'> {
  /** Default: all answers of the call's service. */
  readonly rereads?: readonly Reread[] | undefined;
}

/**
 * An act of one call. It ends when what it made old is read again, however it ended: who was refused sees what stands now. Nothing of it is
 * kept: it may hold a password. Given up by its signal it throws, as its call does.
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
