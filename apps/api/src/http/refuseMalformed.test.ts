import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dataHeaders } from './headers.ts';
import { parseAnswer, rawAnswer, rawCall, rawSocket } from './rawCall.fixture.ts';
import { servePublic } from './serve.ts';
import { testApp } from './testApp.fixture.ts';

const grava = endpoint('POST /teste/grava', {
  summary: 'x',
  body: z.object({ texto: z.optional(z.string()) }),
  reply: z.array(z.string()),
});
const espera = endpoint('GET /teste/espera', { summary: 'x', reply: z.array(z.string()) });

let calls = 0;
let begin = (): void => undefined;
const begun = new Promise<void>((resolve) => (begin = resolve));
let release = (): void => undefined;
const released = new Promise<void>((resolve) => (release = resolve));
const t = testApp((app) => {
  servePublic(app, grava, async () => {
    calls += 1;
    return [];
  });
  servePublic(app, espera, async () => {
    begin();
    await released;
    return [];
  });
});
beforeAll(() => t.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => t.app.close());

const host = 'Host: vidas\r\n';
const json = `${host}Content-Type: application/json\r\n`;
const close = 'Connection: close\r\n';
const long = 'a'.repeat(20_000);
const get = (url: string, head = host + close) => `GET ${url} HTTP/1.1\r\n${head}\r\n`;
const post = (head: string, body = '') => `POST /api/v1/teste/grava HTTP/1.1\r\n${head}\r\n${body}`;

describe('a malformed request', () => {
  it.each([
    ['with no request line', 'NADA\r\n\r\n', 400],
    ['of another version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['with a method that does not exist', `FAZ / HTTP/1.1\r\n${host}\r\n`, 400],
    ['with a method that nothing takes', `PROPFIND /api/v1/teste/grava HTTP/1.1\r\n${host}${close}\r\n`, 405],
    ['that asks for a tunnel', `CONNECT vidas:1 HTTP/1.1\r\n${host}\r\n`, 405],
    ['with a header of a wrong name', get('/', `${host}a b: c\r\n`), 400],
    ['with a header too long', get('/', `${host}a: ${long}\r\n`), 431],
    ['with an address too long', get(`/${long}`), 431],
    ['with wrong escapes in its address', get('/api/v1/%zz'), 400],
    ['without a host', get('/', close), 400],
    ['with two hosts', get('/', `${host}${close}Host: outra\r\n`), 400],
    ['with the same host twice', get('/', `${host}${close}host: vidas\r\n`), 400],
    ['of HTTP/1.0 with two hosts', `GET / HTTP/1.0\r\n${host}Host: outra\r\n\r\n`, 400],
    ['with an expectation', post(`${host}${close}Expect: tudo\r\n`), 417],
    ['of two lengths', post(`${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'), 400],
    ['of a length that is no number', post(`${json}Content-Length: x\r\n`, '{}'), 400],
    [
      'with a length and in chunks',
      post(`${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '{}'),
      400,
    ],
    ['with a chunk of no length', post(`${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n'), 400],
    ['cut off in its headers', `POST /api/v1/teste/grava HTTP/1.1\r\n${host}`, 400],
    ['cut off in its body', post(`${json}Content-Length: 9\r\n`, '{}'), 400],
    ['cut off in its chunks', post(`${json}Transfer-Encoding: chunked\r\n`, '2\r\n{}\r\n'), 400],
    ['to an unknown address', get('/api/v1/nada'), 404],
    ['of another method', get('/api/v1/teste/grava'), 405],
  ])(
    '%s is refused in Portuguese with the headers of every answer, and reaches no call',
    async (how, bytes, status) => {
      const answer = await rawCall(t.app, bytes, { isCutOff: how.startsWith('cut off') });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        ...dataHeaders,
        'content-type': 'application/json; charset=utf-8',
      });
      expect(answer.headers).not.toHaveProperty('server');
      expect(JSON.parse(answer.body)).toMatchObject({ error: expect.stringMatching(/\.$/) });
      expect(calls).toBe(0);
    },
  );

  it('leaves the server answering others', async () => {
    expect((await rawCall(t.app, post(`${json}${close}Content-Length: 2\r\n`, '{}'))).status).toBe(200);
    expect(calls).toBe(1);
  });
});

it('what comes while the server ends is refused with the same headers, after what is under way', async () => {
  const socket = await rawSocket(t.app);
  socket.write(get('/api/v1/teste/espera', host));
  await begun;
  const closed = t.app.close();
  while (t.app.server.listening) await setImmediate();
  const second = once(t.app.server, 'request');
  socket.write(get('/api/v1/nada', host));
  await second;
  release();
  const { status, body } = await rawAnswer(socket);
  expect(status).toBe(200);
  const next = parseAnswer(body.slice(body.indexOf('HTTP/1.1')));
  expect(next.status).toBe(503);
  expect(next.headers).toMatchObject(dataHeaders);
  await closed;
});
