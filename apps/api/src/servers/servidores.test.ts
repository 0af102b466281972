// @module-tag embedded
import { denunciaEmBranco } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectMigracoes } from '../backup/copia.sql.ts';
import { migrations } from '../db/migrations/index.ts';
import { cnxFile } from '../imports/fixtures/sib.ts';
import { multipart } from '../modules/cadastro/fixtures/multipart.ts';
import { solve } from '../modules/ouvidoria/testKit.ts';
import { donoDe } from '../jobs/tarefa.sql.ts';
import { testPassword } from '../test/template.ts';
import { abreServidores, type Servidores, type UmServidor } from './servidores.fixture.ts';

let s: Servidores;
let um: UmServidor;
let dois: UmServidor;
let tres: UmServidor;

beforeAll(async () => {
  s = await abreServidores(3);
  [um, dois, tres] = s.todos as [UmServidor, UmServidor, UmServidor];
});
afterAll(() => s.close());

const post = async (url: string, path: string, body: object, init: RequestInit = {}) => {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
  return { status: answer.status, body: (await answer.json()) as never };
};

const entra = (server: UmServidor, senha = testPassword) =>
  post(server.staffUrl, 'auth/login', { login: 'gerente', senha });
const tokenDe = async (server: UmServidor): Promise<string> =>
  ((await entra(server)).body as { token: string }).token;

it('prepares an empty database once, however many start at the same moment (SER-29)', async () => {
  expect(await selectMigracoes(s.db)).toEqual(Object.keys(migrations));
  const { length } = await s.db.selectFrom('servidor').select('id').execute();
  expect(length).toBe(s.saoProcessos ? 3 : 0);
});

it('lets a session that began on one server go on and end on the others', async () => {
  const token = await tokenDe(um);
  const verifica = (server: UmServidor) =>
    fetch(`${server.staffUrl}/api/v1/auth/verificaSession`, { headers: { authorization: token } });
  expect((await verifica(dois)).status).toBe(200);
  await fetch(`${tres.staffUrl}/api/v1/auth/sair`, { method: 'POST', headers: { authorization: token } });
  expect((await verifica(um)).status).toBe(401);
});

it('counts wrong passwords of all servers together, and forgets them on all with the right one (SEG-18)', async () => {
  const falhas = async () =>
    (await s.db.selectFrom('entrada_falha').select('quantas').orderBy('quantas').execute()).map(
      ({ quantas }) => quantas,
    );
  for (const server of [um, um, dois, um]) expect((await entra(server, 'errada')).status).toBe(401);
  expect(await falhas()).toEqual([4, 4]);
  expect((await entra(tres)).status).toBe(200);
  expect(await falhas()).toEqual([4]);
});

describe('the portal', () => {
  const chama = (server: UmServidor, name: string, body: object, method = 'POST') =>
    post(server.portalUrl, `ouvidoriaInterna/${name}`, body, { method });

  it('takes the challenge of one server on another, once, and the follow-up of one on the others (SEG-8, SEG-11)', async () => {
    const desafioDe = async (...chamada: Parameters<typeof chama>) =>
      ((await chama(...chamada)).body as { desafio: string }).desafio;
    const prova = async (...chamada: Parameters<typeof chama>) => {
      const desafio = await desafioDe(...chamada);
      return { desafio, solucao: solve(desafio) };
    };
    const report = { ...denunciaEmBranco, detalhamento: 'Texto.' };
    const filed = await chama(dois, 'inserirNovaDenuncia', {
      ...report,
      ...(await prova(um, 'inserirNovaDenuncia', report)),
    });
    const { protocolo, chave } = filed.body as { protocolo: string; chave: string };
    const proven = { protocolo, chave, ...(await prova(um, 'getDenuncia', { protocolo, chave })) };
    const found = await chama(dois, 'getDenuncia', proven);
    expect(found).toMatchObject({ status: 200, body: [{ OUV_PROTOCOLO: protocolo }] });
    expect((await chama(tres, 'getDenuncia', proven)).status).toBe(428);

    const [{ ACOMPANHAMENTO: acompanhamento }] = found.body as [{ ACOMPANHAMENTO: string }];
    const escreve = async (server: UmServidor, mensagem: string) => {
      const body = { acompanhamento, mensagem };
      const asked = await chama(um, 'getDenuncia', body, 'PUT');
      if (asked.status !== 428) return asked;
      const { desafio } = asked.body as { desafio: string };
      return chama(server, 'getDenuncia', { ...body, desafio, solucao: solve(desafio) }, 'PUT');
    };
    expect((await escreve(tres, 'Uma mensagem.')).status).toBe(200);
    await chama(um, 'getDenuncia', { acompanhamento }, 'DELETE');
    expect((await escreve(tres, 'Outra.')).status).toBe(409);
  });
});

/** A job per server, claimed for one day. */
const prendeTarefas = async (): Promise<void> => {
  for (const { id } of await s.db.selectFrom('servidor').select('id').execute())
    await sql`insert into tarefa (tipo, chave, login, parametros, pedida_em, situacao, dono, vale_ate, tomadas)
      values ('envio-boletos', ${id}, 'USU_gerente', '{"dia":"2026-01-01"}', '2026-01-01T09:00:00', 'EXECUTANDO', ${donoDe(id)}::uuid,
        clock_timestamp() + interval '1 day', 1)`.execute(s.db);
};
const situacoes = async (): Promise<string[]> =>
  (await s.db.selectFrom('tarefa').where('tipo', '=', 'envio-boletos').select('situacao').execute())
    .map(({ situacao }) => situacao)
    .toSorted();

describe('an import', () => {
  const arquivo = cnxFile([{ cco: '000000009001' }]);
  const envia = async (server: UmServidor, body?: ReadableStream) => {
    const { payload, headers } = multipart('a.CNX', arquivo, await tokenDe(server));
    return fetch(`${server.staffUrl}/api/v1/cadastro/importaConferenciaCadastralSib`, {
      method: 'POST',
      headers,
      body: body ?? payload,
      duplex: 'half',
    } as RequestInit);
  };
  const emAndamento = async (server: UmServidor): Promise<boolean> => {
    const answer = await fetch(`${server.staffUrl}/api/v1/cadastro/progressoConferenciaSib`, {
      headers: { authorization: await tokenDe(server) },
    });
    return ((await answer.json()) as { emAndamento: boolean }).emAndamento;
  };

  it('that runs on one server is seen and refused on another, and a server that died holds nothing back (SER-28, SER-30, TAR-4)', async () => {
    const { payload } = multipart('a.CNX', arquivo, '');
    let rest = (): void => undefined;
    const half = new ReadableStream({
      start: (body) => {
        body.enqueue(payload.subarray(0, 300));
        rest = () => {
          body.enqueue(payload.subarray(300));
          body.close();
        };
      },
    });
    const first = envia(um, half);
    const outcome = first.then(
      ({ status }) => status,
      () => 'cut off',
    );
    while (!(await emAndamento(tres)));
    expect((await envia(dois)).status).toBe(409);
    if (s.saoProcessos) {
      await prendeTarefas();
      await um.morreEVolta();
      // Its job resumes once it is back; the living servers keep theirs.
      await vi.waitFor(async () => expect(await situacoes()).toContain('CONCLUÍDA'), 60_000);
      expect(await situacoes()).toEqual(['CONCLUÍDA', 'EXECUTANDO', 'EXECUTANDO']);
      expect(await outcome).toBe('cut off');
      expect(await emAndamento(dois)).toBe(false);
      expect((await envia(dois)).status).toBe(200);
    } else {
      rest();
      expect(await outcome).toBe(200);
      expect(await emAndamento(dois)).toBe(false);
    }
  });
});
