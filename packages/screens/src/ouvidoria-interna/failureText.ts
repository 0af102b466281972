import { ApiError } from '@vidas/api-client/http/api-error';

/** The line under the title of a failure: the server's text, else the specification's. */
export const failureText = (error: unknown): string => {
  const problem = error instanceof ApiError ? error.problems[0] : undefined;
  if (problem) return `${problem.field ? `${problem.field}: ` : ''}${problem.message}`;
  return (error instanceof ApiError ? error.serverText : undefined) ?? 'Tente novamente, por gentileza.';
};
