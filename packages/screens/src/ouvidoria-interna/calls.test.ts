import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '@vidas/api-client/http';
import { createCalls } from './calls.ts';

const payload = Buffer.from(JSON.stringify({ n: 'nonce', p: 'consulta', e: 1_900_000_000, b: 4 })).toString(
  'base64url',
);
const desafio = `${payload}.assinatura`;
const report = {
  OUV_PROTOCOLO: '40719382',
  OUV_TIPO: '42',
  OUV_STATUS: 'N',
  ACOMPANHAMENTO: 'direito',
};

type Answer = [status: number, body: unknown];

/** A fake server with a list of answers; it keeps the requests. */
const server = (...answers: Answer[]) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push([
      request.method,
      new URL(request.url).pathname.split('/').at(-1),
      await request.clone().json(),
    ]);
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  const http = createHttp({
    bases: { '/api/v1': 'http://portal.test/api/v1', '/api-site/v1': 'http://portal.test/api-site/v1' },
  });
  return { asked, calls: createCalls(http, async () => '7') };
};
const signal = new AbortController().signal;

describe('the follow-up', () => {
  it('solves the challenge and asks again with the proof', async () => {
    const { asked, calls } = server(
      [428, { desafio }],
      [200, [report]],
      [200, [{ AC_CODIGO: 1, AC_DESCRICAO_ACAO: 'Lida' }]],
    );
    const found = await calls.followUp({ protocolo: '4071 9382', chave: ' K7QD ' }, signal);
    expect(asked).toEqual([
      ['POST', 'getDenuncia', { protocolo: '40719382', chave: 'K7QD' }],
      ['POST', 'getDenuncia', { protocolo: '40719382', chave: 'K7QD', desafio, solucao: '7' }],
      ['POST', 'getAcoes', { protocolo: '40719382', acompanhamento: 'direito' }],
    ]);
    expect(found?.acoes).toEqual([{ AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'Lida' }]);
  });

  it('works with the protocol alone on a server without keys', async () => {
    const { asked, calls } = server([200, [{ ...report, ACOMPANHAMENTO: undefined }]], [200, []]);
    await calls.followUp({ protocolo: '40719382', chave: '' }, signal);
    expect(asked).toHaveLength(2);
  });

  it('has nothing to show for an empty list', async () => {
    const { calls } = server([200, []]);
    expect(await calls.followUp({ protocolo: '1', chave: '' }, signal)).toBeUndefined();
  });

  it('shows the report when its actions do not come', async () => {
    const { calls } = server([200, [report]], [500, {}]);
    expect((await calls.followUp({ protocolo: '40719382', chave: '' }, signal))?.acoes).toBeNull();
  });

  it('writes under the open follow-up and gives the conversation', async () => {
    const conversa = [{ ME_CODIGO: 1, ME_DE: 'denunciante', ME_EM: '21/11/2026', ME_TEXTO: 'Oi.' }];
    const { asked, calls } = server([200, conversa]);
    expect(await calls.writeMessage('direito', 'Oi.')).toEqual([
      { ME_CODIGO: '1', ME_DE: 'denunciante', ME_EM: '2026-11-21', ME_TEXTO: 'Oi.' },
    ]);
    expect(asked).toEqual([['PUT', 'getDenuncia', { acompanhamento: 'direito', mensagem: 'Oi.' }]]);
  });

  it('ends on the server what it opened', async () => {
    const { asked, calls } = server([200, { message: 'ok' }]);
    calls.endFollowUp({ denuncia: { ...report, ACOMPANHAMENTO: 'direito' } as never, acoes: [] });
    await vi.waitFor(() => expect(asked).toEqual([['DELETE', 'getDenuncia', { acompanhamento: 'direito' }]]));
  });
});
