import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Answer of a local server, once its headers have arrived; its body is unread. */
export const answerOf = async (port: number, path: string): Promise<IncomingMessage> => {
  const call = get({ port, host: '127.0.0.1', path });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
};

/** Complete body; rejects when the connection breaks before its end. */
export const read = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
};
