import { useMutation } from '@tanstack/react-query';
import { type ActInput, actOf, type ActOptions, type Outcome } from '@vidas/api-client/http/actOf.ts';
import type { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { Endpoint, Reply } from '@vidas/api-client/http/endpoint.ts';
import { sayFailure } from './sayFailure.ts';
import { useHttp } from './services.tsx';

export interface UseActOptions extends ActOptions {
  /**
   * Title of the message when the act was not done: 'A resposta não foi gravada!'. Without it the screen shows `refusal`, or throws by
   * `replyOf`.
   */
  readonly failed?: string;
}

/** An act in a screen. */
export interface UsedAct<E extends Endpoint> {
  readonly act: (input: ActInput<E>) => Promise<Outcome<Reply<E>>>;
  /** True until its stale queries are read again. */
  readonly isPending: boolean;
  /** Input of the running act. */
  readonly doing: ActInput<E> | undefined;
  /** Reply of the last attempt, if it was done. */
  readonly reply: Reply<E> | undefined;
  /** Reason why the last attempt was not done. */
  readonly refusal: ApiError | null;
  /** Forgets the last attempt. */
  readonly reset: () => void;
}

/** An act of one call; `act` resolves with its outcome, and rejects only when its signal cancels it. */
export function useAct<E extends Endpoint>(
  endpoint: E,
  { failed, ...options }: UseActOptions = {},
): UsedAct<E> {
  const { mutateAsync, isPending, data, variables, reset } = useMutation(actOf(useHttp(), endpoint, options));
  return {
    isPending,
    doing: isPending ? variables : undefined,
    reset,
    reply: data?.kind === 'done' ? data.reply : undefined,
    refusal: data && data.kind !== 'done' ? data.reason : null,
    act: async (input) => {
      const outcome = await mutateAsync(input);
      if (failed !== undefined && outcome.kind !== 'done')
        sayFailure(outcome.reason, [failed, outcome.reason.message]);
      return outcome;
    },
  };
}
