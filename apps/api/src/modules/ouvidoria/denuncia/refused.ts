import type { Turn } from '../prova/room.ts';

/** A public call that was not carried out yet, for a reason that depends on no report. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** 428 wants a proof of work; 503 has a turn in the line, or no room for one more to wait. */
  readonly status: 428 | 503;
  /** A fresh challenge, or the one that keeps the turn. */
  readonly desafio: string | undefined;
  readonly turn: Turn | undefined;

  constructor(status: Refused['status'], text: string, options: { desafio?: string; turn?: Turn } = {}) {
    super(text);
    this.status = status;
    this.desafio = options.desafio;
    this.turn = options.turn;
  }
}
