import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '@vidas/api-client/http/http.ts';
import { createCalls } from './calls.ts';
import type { Effort } from './PortalServices.tsx';
import type { SolverOptions } from './prova/solveInWorker.ts';

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
  const solved: string[] = [];
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
  const solver = async (given: string, { onSolving }: SolverOptions) => {
    solved.push(given);
    onSolving?.({ done: 0.5, seconds: 20 });
    return '7';
  };
  return { asked, solved, calls: createCalls(http, solver) };
};
const efforts: (Effort | undefined)[] = [];
const effects = () => {
  efforts.length = 0;
  return {
    signal: new AbortController().signal,
    onEffort: (effort: Effort | undefined) => void efforts.push(effort),
  };
};

describe('the follow-up', () => {
  it('solves the challenge and asks again with the proof', async () => {
    const { asked, calls } = server(
      [428, { desafio }],
      [200, [report]],
      [200, [{ AC_CODIGO: 1, AC_DESCRICAO_ACAO: 'Lida' }]],
    );
    const found = await calls.followUp({ protocolo: '4071 9382', chave: ' K7QD ' }, effects());
    expect(asked).toEqual([
      ['POST', 'getDenuncia', { protocolo: '40719382', chave: 'K7QD' }],
      ['POST', 'getDenuncia', { protocolo: '40719382', chave: 'K7QD', desafio, solucao: '7' }],
      ['POST', 'getAcoes', { protocolo: '40719382', acompanhamento: 'direito' }],
    ]);
    expect(found?.acoes).toEqual([{ AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'Lida' }]);
  });

  it('works with the protocol alone on a server without keys', async () => {
    const { asked, calls } = server([200, [{ ...report, ACOMPANHAMENTO: undefined }]], [200, []]);
    await calls.followUp({ protocolo: '40719382', chave: '' }, effects());
    expect(asked).toHaveLength(2);
  });

  it('has nothing to show for an empty list', async () => {
    const { calls } = server([200, []]);
    expect(await calls.followUp({ protocolo: '1', chave: '' }, effects())).toBeUndefined();
  });

  it('shows the report when its actions do not come', async () => {
    const { calls } = server([200, [report]], [500, {}]);
    expect((await calls.followUp({ protocolo: '40719382', chave: '' }, effects()))?.acoes).toBeNull();
  });

  it('writes under the open follow-up and gives the conversation', async () => {
    const conversa = [{ ME_CODIGO: 1, ME_DE: 'denunciante', ME_EM: '21/11/2026', ME_TEXTO: 'Oi.' }];
    const { asked, calls } = server([200, conversa]);
    expect(await calls.writeMessage({ acompanhamento: 'direito', mensagem: 'Oi.' }, effects())).toEqual([
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

describe('a report', () => {
  const values = {
    nome: '',
    email: '',
    local: '',
    tipo: '',
    dadosDenunciado: '',
    dadosComplementares: '',
    detalhamento: 'Gritos.',
    protocoloAnterior: '',
  };
  const sent = { ...values, status: 'N' };

  it('is filed at once by a server that asks for no proof', async () => {
    const { asked, solved, calls } = server([200, { protocolo: '40719382' }]);
    expect(await calls.fileReport(values, effects())).toMatchObject({ protocolo: '40719382' });
    expect([asked, solved]).toEqual([[['POST', 'inserirNovaDenuncia', sent]], []]);
  });

  it('pays the proof that the server asks for, and says how far it is', async () => {
    const { asked, calls } = server([428, { desafio }], [200, { protocolo: '40719382' }]);
    await calls.fileReport(values, effects());
    expect(asked.at(-1)).toEqual(['POST', 'inserirNovaDenuncia', { ...sent, desafio, solucao: '7' }]);
    expect(efforts).toEqual([{ kind: 'proof', done: 0.5, seconds: 20 }, undefined]);
  });

  it('waits for its turn, says how long, and is sent again by itself with the turn that was kept', async () => {
    vi.useFakeTimers();
    const vez = `${payload}.vez`;
    const { asked, calls } = server(
      [428, { desafio }],
      [503, { desafio: vez, aguarde: 3, error: 'Há muitos envios agora.' }],
      [200, { protocolo: '40719382' }],
    );
    const filed = calls.fileReport(values, effects());
    await vi.advanceTimersByTimeAsync(2_900);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(await filed).toMatchObject({ protocolo: '40719382' });
    vi.useRealTimers();
    expect(asked.at(-1)).toEqual(['POST', 'inserirNovaDenuncia', { ...sent, desafio: vez, solucao: '7' }]);
    expect(efforts.filter((effort) => effort?.kind === 'line').map((effort) => effort?.seconds)).toEqual([
      3, 2, 1,
    ]);
  });

  it('asks for a new challenge when the device was too slow, and not without end', async () => {
    const { asked, calls } = server(...Array.from({ length: 9 }, (): Answer => [428, { desafio }]));
    await expect(calls.fileReport(values, effects())).rejects.toMatchObject({ kind: 'challenge' });
    expect(asked).toHaveLength(6);
  });

  it('that is refused says why', async () => {
    const { calls } = server([503, { error: 'O disco está cheio.' }]);
    await expect(calls.fileReport(values, effects())).rejects.toThrow('O disco está cheio.');
  });
});
