import type { Selection } from '../../../db/portions.ts';

/** Database connection of the thread. */
export interface ThreadOptions {
  readonly url: string;
  readonly readUrls: readonly string[];
  readonly statementTimeoutMs: number;
}

/** A list, by its call and requested form. */
export interface ListAsked {
  /** Method and full path of the contract. */
  readonly call: string;
  /** Field of the answer that is the list, for a list in an object. */
  readonly field: string | undefined;
  readonly isByColumn: boolean;
  /** Field that identifies the counted people (PRV-8); undefined for an unrecorded list. */
  readonly conta?: { readonly pessoa: string | undefined } | undefined;
}

/** Request about one list: begin, next piece, or end at any point. */
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

/** Message to the thread; `reading` identifies the list, `id` the request. */
export type Command = { id: number; reading: number; question: Question } | { kind: 'close' };

/** Fields of the thread's error for log and refusal. */
export interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly constraint: unknown;
  readonly table: unknown;
  readonly column: unknown;
}

/** Message from the thread: one answer per request. */
export type Answer = { id: number } & (
  | { kind: 'opening'; bytes: Uint8Array; isEmpty: boolean; pessoas: number }
  | { kind: 'piece'; bytes: Uint8Array; pessoas: number }
  | { kind: 'over' }
  | { kind: 'failed'; error: ErrorFields }
);
