import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** The answer of a server that listens here, as soon as its headers are there; its body is still to be read. */
export const answerOf = async (port: number, path: string): Promise<IncomingMessage> => {
  const call = get({ port, host: '127.0.0.1', path });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
};

/** The whole body; rejects when the connection breaks before its end. */
export const read = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
};
