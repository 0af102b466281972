import type { Turn } from '../prova/room.ts';

/** A public call that was not carried out, for a reason independent of any report. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** 428 demands a proof of work; 503 gives a turn in the line, or none when the line is full. */
  readonly status: 428 | 503;
  /** A fresh challenge, or the challenge that holds the turn. */
  readonly desafio: string | undefined;
  readonly turn: Turn | undefined;

  constructor(status: Refused['status'], text: string, options: { desafio?: string; turn?: Turn } = {}) {
    super(text);
    this.status = status;
    this.desafio = options.desafio;
    this.turn = options.turn;
  }
}
