import type { Server } from './calls.ts';

/** Asks a call below /api/v1 that takes and gives JSON. Throws with the answer when it is no 200. */
export const post = async (server: Server, call: string, body: object): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/${call}`, {
    method: 'POST',
    headers: { authorization: server.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call} was answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
};
