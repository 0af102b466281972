import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dataHeaders } from './headers.ts';
import { rawAnswer, rawCall, rawSocket } from './rawCall.fixture.ts';
import { serve, servePublic } from './serve.ts';
import { testApp } from './testApp.fixture.ts';

const grava = endpoint('POST /teste/grava', {
  summary: 'x',
  body: z.object({ texto: z.optional(z.string()) }),
  reply: z.array(z.string()),
});
const envia = endpoint('POST /teste/envia', { summary: 'x', file: 'arquivo', reply: z.array(z.string()) });

let calls = 0;
const t = testApp(
  (app) => {
    servePublic(app, grava, async () => {
      calls += 1;
      return [];
    });
    serve(app, envia, { allow: ['cadastro'] }, async ({ file }) => [
      String((await buffer(file.stream)).length),
    ]);
  },
  { requestTimeoutMs: 200 },
);
beforeAll(() => t.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => t.app.close());

const form = [
  '--zz\r\ncontent-disposition: form-data; name="arquivo"; filename="a.csv"\r\n\r\n1',
  '2\r\n--zz--\r\n',
];
const head = (path: string, more: string) =>
  `POST /api/v1/teste/${path} HTTP/1.1\r\nHost: vidas\r\n${more}\r\n`;
const upload = (more: string) =>
  head(
    'envia',
    `Content-Type: multipart/form-data; boundary=zz\r\nContent-Length: ${form.join('').length}\r\n${more}`,
  );
const slow = head('grava', 'Content-Type: application/json\r\nContent-Length: 9\r\n');

describe('a request that is slow to arrive', () => {
  it.each([
    ['in its body', `${slow}{"a"`],
    ['in its headers', 'POST /api/v1/teste/grava HTTP/1.1\r\nHost: vi'],
    ['from its beginning', 'P'],
  ])('%s is ended with 408 and reaches no call', async (_, bytes) => {
    const answer = await rawCall(t.app, bytes);
    expect(answer.status).toBe(408);
    expect(answer.headers).toMatchObject(dataHeaders);
    expect(JSON.parse(answer.body)).toMatchObject({ error: 'O pedido demorou demais para chegar.' });
    expect(calls).toBe(0);
  });

  it('is ended as well when its call was refused at once', async () => {
    const answer = await rawCall(t.app, `${upload('')}${form[0]}`);
    expect(answer.status).toBe(401);
  });

  it('has its time when it is a file of somebody who may send it', async () => {
    const socket = await rawSocket(t.app);
    socket.write(`${upload('Authorization: cadastro\r\nConnection: close\r\n')}${form[0]}`);
    for (const _ of [1, 2]) expect((await rawCall(t.app, slow)).status).toBe(408);
    socket.write(form[1] ?? '');
    expect((await rawAnswer(socket)).body).toContain('["2"]');
  });
});
