import { useMutation } from '@tanstack/react-query';
import { type ActInput, actOf, type ActOptions, type Outcome } from '@vidas/api-client/http/actOf.ts';
import type { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { Endpoint, Reply } from '@vidas/api-client/http/endpoint.ts';
import { sayFailure } from './sayFailure.ts';
import { useHttp } from './services.tsx';

export interface UseActOptions extends ActOptions {
  /** The title of a message where nothing was done: 'A resposta não foi gravada!'. Without it the screen shows `refusal`, or throws by `replyOf`. */
  readonly failed?: string;
}

/** An act as a screen does it. */
export interface UsedAct<E extends Endpoint> {
  readonly act: (input: ActInput<E>) => Promise<Outcome<Reply<E>>>;
  /** Until what it made old is read again. */
  readonly isPending: boolean;
  /** The input of the act that runs. */
  readonly doing: ActInput<E> | undefined;
  /** The reply of the last try, when it was done. */
  readonly reply: Reply<E> | undefined;
  /** The reason why the last try was not done. */
  readonly refusal: ApiError | null;
  /** Forgets the last try. */
  readonly reset: () => void;
}

/** An act of one call; `act` gives its outcome, and throws only when it was given up by its signal. */
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
