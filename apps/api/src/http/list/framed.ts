import type { Endpoint, Reply, Schema } from '@vidas/api-client/http/endpoint.ts';
import type * as z from 'zod/mini';
import { encodeText, type Shape } from '../output.ts';

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** A list in an object: its field, its rows, and the fields around it. */
interface Frame<Field, Row, Before, After> {
  readonly field: Field;
  readonly portions: AsyncIterable<readonly Row[]>;
  /** Fields before the list, once it is known to be empty or not. */
  readonly before: (isEmpty: boolean) => Before;
  /** Fields after the list, once every row has passed. */
  readonly after: () => After;
}

/** An answer that is an object around one list in portions. */
export class Framed<E extends Endpoint = Endpoint> {
  declare protected readonly endpoint: E;
  readonly frame: Frame<string, unknown, object, object>;

  constructor(frame: Frame<string, unknown, object, object>) {
    this.frame = frame;
  }
}

/** Wraps an answer with one field that is a long list. */
export const framed = <
  E extends Endpoint,
  Field extends string & keyof Reply<E>,
  After extends Partial<Reply<E>>,
>(
  _: E,
  frame: Frame<Field, RowOf<Reply<E>[Field]>, Omit<Reply<E>, Field | keyof After>, After>,
): Framed<E> => new Framed<E>(frame as unknown as Frame<string, unknown, object, object>);

/** JSON text around a list. */
export interface Around {
  readonly before: (isEmpty: boolean) => string;
  readonly after: () => string;
}

/** Contract of one field of an object. */
export const fieldShape = ({ path, reply }: Shape, field: string): Shape => ({
  path,
  reply: (reply as unknown as z.ZodMiniObject)._zod.def.shape[field] as Schema,
});

/** Fields before and after the list of a framed answer. */
export const aroundList = (endpoint: Shape, { frame }: Framed): Around => {
  const written = (fields: object): string[] =>
    Object.entries(fields).map(
      ([name, value]) => `"${name}":${encodeText(fieldShape(endpoint, name), value)}`,
    );
  return {
    // The line end separates it from the rows, for portion-wise readers (SER-34).
    before: (isEmpty) => `{${[...written(frame.before(isEmpty)), `"${frame.field}":`].join(',')}\n`,
    after: () => `${['', ...written(frame.after())].join(',')}}`,
  };
};
