import { ApiError } from '@vidas/api-client/http/ApiError.ts';

/** True when no answer came: nobody knows whether the call arrived, and the input was not wrong. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'network';

/** The line below a failure's title: the server's text, else the specification's. */
export const failureText = (error: unknown): string => {
  if (isUnanswered(error))
    return 'A ouvidoria não respondeu. O que você escreveu continua aqui: confira sua conexão e tente novamente, por gentileza.';
  const problem = error instanceof ApiError ? error.problems[0] : undefined;
  if (problem) return `${problem.field ? `${problem.field}: ` : ''}${problem.message}`;
  return (error instanceof ApiError ? error.serverText : undefined) ?? 'Tente novamente, por gentileza.';
};
