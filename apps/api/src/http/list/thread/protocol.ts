import type { Selection } from '../../../db/portions.ts';

/** How the thread reaches the database. */
export interface ThreadOptions {
  readonly url: string;
  readonly readUrls: readonly string[];
  readonly statementTimeoutMs: number;
}

/** A list by the call that it answers, and the form in which it is asked for. */
export interface ListAsked {
  /** Method and whole path of the contract. */
  readonly call: string;
  /** The field of the answer that is the list, where it is one of an object. */
  readonly field: string | undefined;
  readonly isByColumn: boolean;
  /** Whose people are counted on the way, and by which field (PRV-8); undefined for a list that is not on record. */
  readonly conta?: { readonly pessoa: string | undefined } | undefined;
}

/** What the server's thread asks for one list: to begin it, for its next piece, to end it wherever it is. */
export type Question =
  | {
      kind: 'begin';
      list: ListAsked;
      sql: string;
      parameters: readonly unknown[];
      present: Selection['present'];
    }
  | { kind: 'next' }
  | { kind: 'end' };

/** To the thread; `reading` is the same for all that is asked of one list, `id` of one question. */
export type Command = { id: number; reading: number; question: Question } | { kind: 'close' };

/** What is kept of an error that happened there: what the log and the refusal are made of. */
export interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly constraint: unknown;
  readonly table: unknown;
  readonly column: unknown;
}

/** From the thread: one answer to each question. */
export type Answer = { id: number } & (
  | { kind: 'opening'; bytes: Uint8Array; isEmpty: boolean; pessoas: number }
  | { kind: 'piece'; bytes: Uint8Array; pessoas: number }
  | { kind: 'over' }
  | { kind: 'failed'; error: ErrorFields }
);
