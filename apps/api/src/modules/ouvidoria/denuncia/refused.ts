/** A public call that was not carried out, for a reason that depends on no report. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** 428 wants a proof of work, 429 came too often, 503 has no room now. */
  readonly status: 428 | 429 | 503;
  /** A fresh challenge, with 428. */
  readonly desafio: string | undefined;
  /** Seconds after which the caller may try again, with 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: Refused['status'],
    text: string,
    options: { desafio?: string; retryAfter?: number } = {},
  ) {
    super(text);
    this.status = status;
    this.desafio = options.desafio;
    this.retryAfter = options.retryAfter;
  }
}
