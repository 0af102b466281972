/** The server cannot start; the message is one sentence for the operator, with the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
