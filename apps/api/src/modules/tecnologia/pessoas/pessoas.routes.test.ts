// @module-tag embedded
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let chefe: string;
const senha = 'cavalo-bateria-grampo';
const maria = {
  login: 'maria',
  nome: 'Maria Exemplo',
  cargo: 'Analista',
  modulos: ['cadastro'],
  vendedor: null,
  senha,
};

beforeAll(async () => {
  t = await testServer({ now: '2026-11-23T12:00:00Z' });
});
beforeEach(async () => {
  for (const tabela of ['sessao', 'evento_acesso', 'usuario'] as const)
    await t.db.deleteFrom(tabela).execute();
  chefe = await t.tokenFor({ login: 'chefe', nome: 'Cleide Chefe', modules: ['tecnologia', 'vendas'] });
});
afterAll(() => t.close());

const post = (call: string, payload: object, authorization = chefe) =>
  t.staff.inject({ method: 'POST', url: `/api/v1/tecnologia/${call}`, payload, headers: { authorization } });
const faz = async (call: string, payload: object) => (await post(call, payload)).json();
const lista = async () =>
  (await t.staff.inject({ url: '/api/v1/tecnologia/getPessoas', headers: { authorization: chefe } })).json<
    object[]
  >();
const entra = async (login: string, com: string) => {
  const payload = { login, senha: com };
  return (await t.staff.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).statusCode;
};

describe('who manages the people who sign in', () => {
  const acts = [
    ['getMudancasPessoa', { login: 'maria' }],
    ['criaPessoa', { ...maria, login: 'jose' }],
    ['trocaSenhaPessoa', { login: 'maria', senha }],
    ['trocaModulosPessoa', { login: 'maria', modulos: ['caixa'], vistos: ['cadastro'] }],
    [
      'editaPessoa',
      {
        login: 'maria',
        nome: 'Maria Outra',
        cargo: 'Diretor',
        vendedor: null,
        vistos: { nome: 'Maria Exemplo', cargo: 'Analista', vendedor: null },
      },
    ],
    ['desativaPessoa', { login: 'maria' }],
    ['reativaPessoa', { login: 'maria' }],
  ] as const;

  it.each(acts)(
    'has Tecnologia: %s is refused to everybody else, and changes nothing',
    async (call, payload) => {
      await faz('criaPessoa', maria);
      const before = await lista();
      const others = moduleKeys.filter((key) => key !== 'tecnologia');
      const token = await t.tokenFor({ login: 'outro', cargo: 'Diretor', modules: others });
      expect((await post(call, payload, token)).statusCode).toBe(403);
      expect((await post(call, payload, '')).statusCode).toBe(401);
      expect(await lista()).toEqual([
        ...before,
        expect.objectContaining({ login: 'USU_outro', ativo: true }),
      ]);
      expect(await entra('maria', senha)).toBe(200);
    },
  );
});

it('lists everybody with modules, state and last entry', async () => {
  await faz('criaPessoa', { ...maria, login: 'USU_Ana', nome: ' Ana Exemplo ' });
  await faz('desativaPessoa', { login: 'ana' });
  expect(await lista()).toEqual([
    {
      login: 'USU_Ana',
      nome: 'Ana Exemplo',
      cargo: 'Analista',
      vendedor: null,
      modulos: ['cadastro'],
      ativo: false,
      ultimaEntrada: null,
    },
    {
      login: 'USU_chefe',
      nome: 'Cleide Chefe',
      cargo: 'Analista',
      vendedor: null,
      modulos: ['tecnologia', 'vendas'],
      ativo: true,
      ultimaEntrada: '23/11/2026 09:00',
    },
  ]);
});

it('says a drawn password once, and never one that was typed', async () => {
  expect(await faz('criaPessoa', maria)).toEqual({
    message: 'USU_maria foi criado para Maria Exemplo.',
    aguarda: false,
    senha: null,
  });
  const { senha: sorteada } = await faz('trocaSenhaPessoa', { login: 'maria', senha: null });
  expect(sorteada).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect([await entra('maria', senha), await entra('maria', sorteada)]).toEqual([401, 200]);
  expect(JSON.stringify([await lista(), await faz('getMudancasPessoa', { login: 'maria' })])).not.toContain(
    sorteada,
  );
  expect(t.logged()).not.toMatch(new RegExp(`${sorteada}|${senha}`));
});

it('tells who did what to a person, the newest first', async () => {
  await faz('criaPessoa', maria);
  t.clock.advance(60_000);
  await faz('trocaModulosPessoa', { login: 'maria', modulos: ['contas-medicas'], vistos: ['cadastro'] });
  await faz('desativaPessoa', { login: 'maria' });
  const em = '23/11/2026 09:01';
  const quem = 'Cleide Chefe';
  const aprovador = null;
  expect(await faz('getMudancasPessoa', { login: 'USU_MARIA' })).toEqual([
    { em, quem, aprovador, mudanca: 'Desativada', detalhe: null },
    { em, quem, aprovador, mudanca: 'Módulos trocados', detalhe: 'Cadastro → Contas Médicas' },
    { em: '23/11/2026 09:00', quem, aprovador, mudanca: 'Pessoa criada', detalhe: 'Cadastro' },
  ]);
  expect(await faz('getMudancasPessoa', { login: 'chefe' })).toEqual([]);
});

it('ends what a disabled person has open, and lets her in again', async () => {
  const token = await t.tokenFor({ login: 'ana', modules: ['cadastro'] });
  const check = async () =>
    (await t.staff.inject({ url: '/api/v1/auth/verificaSession', headers: { authorization: token } }))
      .statusCode;
  expect(await check()).toBe(200);
  expect((await post('desativaPessoa', { login: 'ana' })).statusCode).toBe(200);
  expect(await check()).toBe(401);
  await faz('trocaSenhaPessoa', { login: 'ana', senha });
  expect(await entra('ana', senha)).toBe(401);
  await faz('reativaPessoa', { login: 'ana' });
  expect(await entra('ana', senha)).toBe(200);
});

it('ends the own session too when somebody changes the own modules (ACE-8)', async () => {
  const troca = { login: 'chefe', modulos: ['tecnologia'], vistos: ['tecnologia', 'vendas'] };
  expect((await post('trocaModulosPessoa', troca)).statusCode).toBe(200);
  const next = await post('getMudancasPessoa', { login: 'chefe' });
  expect([next.statusCode, next.json().error]).toEqual([401, 'Seus módulos mudaram. Entre de novo.']);
});

describe('refuses', () => {
  const recusa = async (call: string, payload: object) => {
    const answer = await post(call, payload);
    return [answer.statusCode, answer.json().error, answer.json().problems?.[0]?.field];
  };

  it('that somebody disables themselves or gives Tecnologia away, though another has it', async () => {
    await t.tokenFor({ login: 'maria', modules: ['tecnologia'] });
    const aSiMesmo = expect.stringContaining('Ninguém desativa a si mesmo nem tira de si o módulo');
    expect(await recusa('desativaPessoa', { login: 'chefe' })).toEqual([409, aSiMesmo, undefined]);
    expect(
      await recusa('trocaModulosPessoa', {
        login: 'chefe',
        modulos: ['vendas'],
        vistos: ['vendas', 'tecnologia'],
      }),
    ).toEqual([409, aSiMesmo, undefined]);
    expect(
      (
        await post('trocaModulosPessoa', {
          login: 'chefe',
          modulos: ['tecnologia'],
          vistos: ['tecnologia', 'vendas'],
        })
      ).statusCode,
    ).toBe(200);
  });

  it.each([null, 'girassol no quintal'])(
    'the own password, drawn or typed, for which the old one is asked (OPE-14): %j',
    async (propria) => {
      expect(await recusa('trocaSenhaPessoa', { login: 'USU_CHEFE', senha: propria })).toEqual([
        409,
        'A própria senha se troca em "Trocar senha", no menu da pessoa.',
        undefined,
      ]);
      expect(await lista()).toHaveLength(1);
    },
  );

  it('modules that somebody else has changed meanwhile', async () => {
    await faz('criaPessoa', maria);
    await faz('trocaModulosPessoa', { login: 'maria', modulos: ['caixa'], vistos: ['cadastro'] });
    expect(
      await recusa('trocaModulosPessoa', { login: 'maria', modulos: ['vendas'], vistos: ['cadastro'] }),
    ).toEqual([409, expect.stringContaining('mudaram enquanto você os via'), undefined]);
    const velha = { login: 'maria', modulos: ['vendas'], vistos: ['cadastro'] };
    expect(await faz('trocaModulosPessoa', velha)).toMatchObject({
      por: 'Cleide Chefe',
      agora: { modulos: ['caixa'] },
    });
    expect(await lista()).toContainEqual(expect.objectContaining({ login: 'USU_maria', modulos: ['caixa'] }));
  });

  it('what is wrong, naming the field and the reason', async () => {
    await faz('criaPessoa', maria);
    expect(await recusa('criaPessoa', maria)).toEqual([422, 'Já existe o login USU_maria.', 'login']);
    expect(await recusa('criaPessoa', { ...maria, senha: 'curta' })).toEqual([
      422,
      expect.stringContaining('ao menos 12 caracteres'),
      'senha',
    ]);
    expect(await recusa('criaPessoa', { ...maria, modulos: [] })).toEqual([
      400,
      'Módulos: deve ter ao menos um',
      'modulos',
    ]);
    expect(await recusa('criaPessoa', { ...maria, modulos: ['caixa', 'caixa'] })).toEqual([
      400,
      'Módulos: repete um módulo',
      'modulos',
    ]);
    expect(await recusa('criaPessoa', { ...maria, nome: ' ' })).toEqual([400, 'Nome: falta', 'nome']);
    expect(await recusa('desativaPessoa', { login: 'ninguem' })).toEqual([
      404,
      'Não existe o login USU_ninguem.',
      undefined,
    ]);
  });
});
