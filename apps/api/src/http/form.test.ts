import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../test/harness.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer();
  token = await t.tokenFor({ modules: ['cobranca'] });
});
afterAll(() => t.close());

const part = (head: string, content = 'x') =>
  `--zz\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content?: string) => part(`name="${name}"`, content);
const file = (name: string, filename = 'a.csv') => part(`name="${name}"; filename="${filename}"`);
const end = '--zz--\r\n';
const fields = `${field('nome_campanha')}${field('enviar_push', 'true')}${field('enviar_sms', 'true')}`;

const send = async (payload: string, type = 'multipart/form-data; boundary=zz') => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/mensageria/campanha/importar',
    headers: { authorization: token, 'content-type': type },
    payload,
  });
  return { code: reply.statusCode, error: reply.json<{ error: string }>().error };
};

describe('a form with fields and a file', () => {
  it.each([
    ['without its file', fields + end, 400, /arquivo_importacao: falta o arquivo/],
    [
      'with the file under another name',
      fields + file('outro') + end,
      400,
      /outro: este campo não recebe arquivo/,
    ],
    [
      'with a field twice',
      fields + field('enviar_sms') + file('arquivo_importacao') + end,
      400,
      /duas vezes/,
    ],
    [
      'with a field nobody knows',
      fields + field('status') + file('arquivo_importacao') + end,
      400,
      /Status: campo desconhecido/,
    ],
    [
      'with a text too long',
      fields.replace('x', 'a'.repeat(100_001)) + file('arquivo_importacao') + end,
      400,
      /longo demais/,
    ],
    [
      'with the prototype as a field',
      fields + field('__proto__') + file('arquivo_importacao') + end,
      400,
      /lido/,
    ],
    [
      'with thirty fields',
      Array.from({ length: 30 }, (_, at) => field(`f${at}`)).join('') + end,
      400,
      /lido/,
    ],
    ['with two files', fields + file('arquivo_importacao') + file('arquivo_importacao') + end, 400, /lido/],
    [
      'with U+0000 in the name of its file',
      fields + file('arquivo_importacao', 'a\u0000.csv') + end,
      400,
      /nome do arquivo tem um caractere inválido/,
    ],
    ['that breaks off', fields + file('arquivo_importacao'), 400, /lido/],
    ['that is no form', 'nada', 400, /./],
  ])('%s is refused', async (_, payload, code, text) => {
    const answer = await send(payload);
    expect(answer.error).toMatch(text);
    expect(answer.code).toBe(code);
  });

  it('without a boundary, or as another kind, is refused', async () => {
    expect((await send('nada', 'multipart/form-data')).code).toBe(400);
    expect((await send('a=b', 'application/x-www-form-urlencoded')).code).toBe(415);
    expect((await send('{}', 'application/json')).code).toBe(415);
  });

  it('leaves the server answering', async () => {
    expect(await send(fields + file('arquivo_importacao') + end)).toMatchObject({ code: 422 });
  });
});
