import type { Endpoint, Schema } from '@vidas/api-client/http/endpoint.ts';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Encode, encoderOf, unsure } from './encoder.ts';

/** An answer of ours that breaks the contract; it names the field, never the value. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/** Contract of an answer or a part of one; `path` is the call's, for the message about a broken contract. */
export type Shape = Pick<Endpoint, 'path' | 'reply'>;

/** Items encoded before other requests get their turn. */
const PORTION = 500;

const encoders = new WeakMap<Schema, Encode>();
const encoder = (schema: Schema): Encode => {
  const made = encoders.get(schema) ?? encoderOf(schema);
  encoders.set(schema, made);
  return made;
};

const byZod = (endpoint: Shape, value: unknown): unknown => {
  const encoded = z.safeEncode(endpoint.reply, value as never);
  if (encoded.success) return encoded.data;
  const fields = new Set(
    encoded.error.issues.map(({ path }) =>
      path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'),
    ),
  );
  throw new ContractBreach(
    `The answer of ${endpoint.path} breaks the contract at ${[...fields].slice(0, 5).join(', ')}.`,
  );
};

/** A value in its wire form, before it becomes text. */
export const encode = (endpoint: Shape, value: unknown): unknown => {
  const encoded = encoder(endpoint.reply)(value);
  return encoded === unsure ? byZod(endpoint, value) : encoded;
};

/** A value as JSON text, with the contract's fields alone. */
export const encodeText = (shape: Shape, value: unknown): string => JSON.stringify(encode(shape, value));

/** An answer as JSON text, with the contract's fields alone. A long list is encoded in portions. */
export const encodeReply = async (endpoint: Shape, value: unknown): Promise<string> => {
  if (!Array.isArray(value) || value.length <= PORTION) return encodeText(endpoint, value);
  const parts: string[] = [];
  for (let at = 0; at < value.length; at += PORTION) {
    parts.push(encodeText(endpoint, value.slice(at, at + PORTION)).slice(1, -1));
    await setImmediate();
  }
  return `[${parts.join(',')}]`;
};
