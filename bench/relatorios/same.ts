import type { Report, Started } from '../api/rounds.ts';

type Row = Record<string, unknown>;

const ask = async ({ told }: Started, path: string, body: unknown): Promise<Row[]> => {
  const answer = await fetch(`http://127.0.0.1:${told.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: told.token ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Row[];
};

/** Letters and digits: a day, a sum or a phone has the same however it is written. */
const essence = (value: unknown): string => {
  const text = String(value ?? '');
  const [, year, month, day = '', time = ''] =
    /^(\d{4})-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d))?)?$/.exec(text) ?? [];
  const written = year === undefined ? text : `${day}${month}${year}${time}`;
  return written
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toLowerCase();
};

/** Throws where the server's answer and the one by hand differ in the order of their rows or in a field that both have. */
export const expectSame = async (
  { name, path, body, statement }: Report,
  ours: Started,
  bare: Started,
): Promise<void> => {
  const found = await ask(ours, path, body);
  const wanted = await ask(bare, '/', statement);
  for (const [index, row] of wanted.entries())
    for (const [field, value] of Object.entries(row)) {
      const own = found[index]?.[field];
      if (essence(own) !== essence(value))
        throw new Error(
          `${name}, row ${index}, ${field}: ${String(own)} by the server, ${String(value)} by hand`,
        );
    }
};
