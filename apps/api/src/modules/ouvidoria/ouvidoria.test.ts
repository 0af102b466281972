// @module-tag embedded
import {
  denunciaEmBranco,
  type Acao,
  type Denuncia,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fileByApi, lookUpByApi, openOuvidoria, paid, type TestOuvidoria } from './testKit.ts';

let kit: TestOuvidoria;
let token: string;
const asStaff = () => ({ headers: { authorization: token } });
const listed = async (protocolo: string): Promise<Denuncia | undefined> =>
  (await call(kit.staff, 'getDenuncias', {}, asStaff()))
    .json<Denuncia[]>()
    .find((row) => row.OUV_PROTOCOLO === protocolo);

beforeAll(async () => {
  kit = await openOuvidoria();
  token = await kit.t.tokenFor({ login: 'helena', nome: 'Helena Prates', modules: ['ouvidoria'] });
});
afterAll(() => kit.close());

describe('who reports', () => {
  test('gets a protocol, a key and the days by which something happens', async () => {
    const answer = await paid(kit.portal, 'inserirNovaDenuncia', {
      ...denunciaEmBranco,
      tipo: '42',
      detalhamento: 'Gritos na reunião.',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      protocolo: expect.stringMatching(/^\d{8}$/),
      chave: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      prazos: { analise: '28/11/2026', resposta: '01/12/2026' },
    });
  });

  test('may leave everything blank, and may identify themselves', async () => {
    const empty = await fileByApi(kit.portal);
    expect(await listed(empty.protocolo)).toMatchObject({
      OUV_NOME: null,
      OUV_TIPO: null,
      OUV_DETALHAMENTO: null,
      OUV_STATUS: 'N',
    });
    const known = await fileByApi(kit.portal, {
      nome: 'Otávio Reis',
      email: 'otavio@exemplo.com.br',
      local: 'Centro',
      tipo: '67',
    });
    expect(await listed(known.protocolo)).toMatchObject({
      OUV_NOME: 'Oculto',
      OUV_EMAIL: 'Oculto',
      OUV_LOCAL: 'Centro',
      OUV_TIPO: '67',
    });
  });

  test('leaves a row of identity only when something of it was told', async () => {
    const rows = () => kit.deps.db.selectFrom('denuncia_identidade').selectAll().execute();
    const before = (await rows()).length;
    await fileByApi(kit.portal, { nome: '   ', email: '', local: '', detalhamento: 'x' });
    expect(await rows()).toHaveLength(before);
    await fileByApi(kit.portal, { local: 'Centro' });
    expect(await rows()).toHaveLength(before + 1);
  });

  test.each([
    ['a type that does not exist', { tipo: '39' }, 'tipo'],
    ['a text that is too long', { detalhamento: 'x'.repeat(20_001) }, 'detalhamento'],
    ['a status of their choice', { status: 'E' }, 'status'],
    ['a field nobody asked for', { OUV_PROTOCOLO: '12345678' }, 'OUV_PROTOCOLO'],
  ])('is told what is wrong with %s', async (_what, change, field) => {
    const answer = await call(kit.portal, 'inserirNovaDenuncia', { ...denunciaEmBranco, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ problems: { field: string }[] }>().problems.map((problem) => problem.field)).toEqual(
      [field],
    );
  });

  test('reads the report and its actions again, without the name of the employee', async () => {
    const receipt = await fileByApi(kit.portal, {
      tipo: '42',
      detalhamento: 'Gritos na reunião.',
      nome: 'Rita Sá',
    });
    await call(
      kit.staff,
      'inserirNovaAcao',
      { protocolo: receipt.protocolo, descricaoAcao: 'Chefia ouvida.', status: 'A' },
      asStaff(),
    );
    const [report] = (await lookUpByApi(kit.portal, receipt)).json<Denuncia[]>();
    expect(report).toEqual({
      OUV_PROTOCOLO: receipt.protocolo,
      OUV_NOME: 'Rita Sá',
      OUV_PRAZO_ANALISE: '28/11/2026',
      OUV_PRAZO_RESPOSTA: '01/12/2026',
      OUV_PRAZO_CONCLUSAO: '05/01/2027',
      OUV_EMAIL: null,
      OUV_LOCAL: null,
      OUV_TIPO: '42',
      OUV_DADOS_DENUNCIADO: null,
      OUV_DADOS_COMPLEMENTARES: null,
      OUV_DETALHAMENTO: 'Gritos na reunião.',
      OUV_PROTOCOLO_ANTERIOR: null,
      OUV_STATUS: 'A',
      DESCRICAO_STATUS: 'Em análise',
      ACOMPANHAMENTO: expect.stringMatching(/^[\w-]{43}$/),
      MENSAGENS: [],
    });
    const actions = await call(kit.portal, 'getAcoes', {
      protocolo: receipt.protocolo,
      acompanhamento: report?.ACOMPANHAMENTO,
    });
    expect(actions.json()).toEqual([
      { AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'Chefia ouvida.', AC_EM: '21/11/2026' },
    ]);
  });

  test('may write protocol and key as carelessly as people do', async () => {
    const { protocolo, chave } = await fileByApi(kit.portal);
    const careless = {
      protocolo: ` ${protocolo.slice(0, 4)} ${protocolo.slice(4)} `,
      chave: chave.toLowerCase().replaceAll('-', ' '),
    };
    expect((await lookUpByApi(kit.portal, careless)).json()).toHaveLength(1);
  });

  test('reads no actions with another report’s follow-up, an ended one, or none', async () => {
    const [mine, other] = [await fileByApi(kit.portal), await fileByApi(kit.portal)];
    await call(
      kit.staff,
      'inserirNovaAcao',
      { protocolo: other.protocolo, descricaoAcao: 'Segredo.', status: 'A' },
      asStaff(),
    );
    await call(
      kit.staff,
      'inserirNovaAcao',
      { protocolo: mine.protocolo, descricaoAcao: 'Minha.', status: 'A' },
      asStaff(),
    );
    const acompanhamento = (await lookUpByApi(kit.portal, mine)).json<Denuncia[]>()[0]?.ACOMPANHAMENTO ?? '';
    const read = async (body: object) => (await call(kit.portal, 'getAcoes', body)).json<Acao[]>();
    expect(await read({ protocolo: mine.protocolo, acompanhamento })).toHaveLength(1);
    expect(await read({ protocolo: other.protocolo, acompanhamento })).toEqual([]);
    expect(await read({ protocolo: mine.protocolo })).toEqual([]);
    expect(await read({ protocolo: mine.protocolo, acompanhamento: 'x'.repeat(43) })).toEqual([]);
    const ended = await call(kit.portal, 'getDenuncia', { acompanhamento }, { method: 'DELETE' });
    expect(ended.statusCode).toBe(200);
    expect(ended.headers['clear-site-data']).toBe('"cache", "cookies", "storage"');
    expect(await read({ protocolo: mine.protocolo, acompanhamento })).toEqual([]);
  });
});

describe('staff', () => {
  test.each(['getDenuncias', 'inserirNovaAcao'])('%s wants a session and the module', async (name) => {
    const body = name === 'getDenuncias' ? {} : { protocolo: '1', descricaoAcao: 'x', status: 'A' };
    expect((await call(kit.staff, name, body)).statusCode).toBe(401);
    const other = await kit.t.tokenFor({ modules: ['cadastro'] });
    expect((await call(kit.staff, name, body, { headers: { authorization: other } })).statusCode).toBe(403);
    expect((await call(kit.portal, name, body, asStaff())).statusCode).toBe(404);
  });

  test('without the module, and on the portal, a session reads no actions', async () => {
    const { protocolo } = await fileByApi(kit.portal);
    await call(kit.staff, 'inserirNovaAcao', { protocolo, descricaoAcao: 'x', status: 'A' }, asStaff());
    const other = await kit.t.tokenFor({ modules: ['cadastro'] });
    expect(
      (await call(kit.staff, 'getAcoes', { protocolo }, { headers: { authorization: other } })).json(),
    ).toEqual([]);
    expect((await call(kit.portal, 'getAcoes', { protocolo }, asStaff())).json()).toEqual([]);
    expect((await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json()).toEqual([
      { AC_CODIGO: '1', AC_DESCRICAO_ACAO: 'x', AC_EM: '21/11/2026', AC_FUNCIONARIO: 'Helena Prates' },
    ]);
  });

  test.each([
    ['A', 'Em análise'],
    ['E', 'Encerrado'],
  ] as const)('a report goes from new to %s', async (status, text) => {
    const { protocolo } = await fileByApi(kit.portal, { detalhamento: text });
    expect(await listed(protocolo)).toMatchObject({ OUV_STATUS: 'N', DESCRICAO_STATUS: 'Nova' });
    const added = await call(
      kit.staff,
      'inserirNovaAcao',
      { protocolo, descricaoAcao: 'Feito.', status },
      asStaff(),
    );
    expect(added.json()).toEqual({ message: 'Ação adicionada com sucesso!' });
    expect(await listed(protocolo)).toMatchObject({ OUV_STATUS: status, DESCRICAO_STATUS: text });
  });

  test('a closed report can be opened again, and the actions are numbered within the report', async () => {
    const { protocolo } = await fileByApi(kit.portal);
    for (const status of ['A', 'E', 'A'] as const) {
      await call(
        kit.staff,
        'inserirNovaAcao',
        { protocolo, descricaoAcao: `para ${status}`, status },
        asStaff(),
      );
    }
    expect((await listed(protocolo))?.OUV_STATUS).toBe('A');
    const actions = (await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>();
    expect(actions.map((action) => [action.AC_CODIGO, action.AC_DESCRICAO_ACAO])).toEqual([
      ['1', 'para A'],
      ['2', 'para E'],
      ['3', 'para A'],
    ]);
  });

  test('two colleagues who add an action at the same moment both do', async () => {
    const { protocolo } = await fileByApi(kit.portal);
    const add = () =>
      call(kit.staff, 'inserirNovaAcao', { protocolo, descricaoAcao: 'x', status: 'A' }, asStaff());
    const answers = await Promise.all([add(), add(), add(), add()]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const actions = (await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>();
    expect(actions.map((action) => action.AC_CODIGO)).toEqual(['1', '2', '3', '4']);
  });

  test.each([
    ['no description', { descricaoAcao: '  ', status: 'A' }, 'Favor informar descrição da ação'],
    ['no status', { descricaoAcao: 'x', status: '' }, 'Favor informar status da ação'],
    ['the status new', { descricaoAcao: 'x', status: 'N' }, 'Favor informar status da ação'],
    [
      'an employee of their choice',
      { descricaoAcao: 'x', status: 'A', AC_FUNCIONARIO: 'Outra' },
      'campo desconhecido',
    ],
  ])('an action with %s is refused', async (_what, body, text) => {
    const { protocolo } = await fileByApi(kit.portal);
    const answer = await call(kit.staff, 'inserirNovaAcao', { protocolo, ...body }, asStaff());
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining(text),
    ]);
  });

  test('an action on a report that does not exist is refused', async () => {
    for (const protocolo of ['99999999', 'abc', '']) {
      const answer = await call(
        kit.staff,
        'inserirNovaAcao',
        { protocolo, descricaoAcao: 'x', status: 'A' },
        asStaff(),
      );
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        'Denúncia não encontrada!',
      ]);
    }
  });

  test('who saw an identity, read actions or added one is written down, once a report', async () => {
    const named = await fileByApi(kit.portal, { nome: 'Ana Lua' });
    const anonymous = await fileByApi(kit.portal);
    const seen = async (protocolo: string) =>
      kit.deps.db
        .selectFrom('denuncia_acesso')
        .innerJoin('denuncia', 'denuncia.id', 'denuncia_acesso.denuncia_id')
        .select(['login', 'motivo', 'em'])
        .where('protocolo', '=', protocolo)
        .orderBy('denuncia_acesso.id')
        .execute();
    const log = await kit.t.tokenFor({ login: 'marina', nome: 'Marina Alencar', modules: ['ouvidoria'] });
    const asMarina = { headers: { authorization: log } };
    await call(kit.staff, 'getDenuncias', {}, asMarina);
    expect(await seen(named.protocolo)).toEqual([
      { login: 'USU_marina', motivo: 'lista', em: kit.t.clock.now() },
    ]);
    expect(await seen(anonymous.protocolo)).toEqual([]);
    await call(
      kit.staff,
      'inserirNovaAcao',
      { protocolo: anonymous.protocolo, descricaoAcao: 'x', status: 'A' },
      asMarina,
    );
    await call(kit.staff, 'getAcoes', { protocolo: anonymous.protocolo }, asMarina);
    expect((await seen(anonymous.protocolo)).map((row) => row.motivo)).toEqual(['nova-acao', 'acoes']);
  });
});
