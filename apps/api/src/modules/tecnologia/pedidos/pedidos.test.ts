import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { chamadas, senhaBoa } from './pedidos.fixture.ts';

let t: TestServer;
let c: ReturnType<typeof chamadas>;
let [ti, sistemas, lucia] = ['', '', ''];
const HORA = 3_600_000;

beforeAll(async () => {
  t = await testServer({
    now: '2026-11-23T12:00:00Z',
    config: { ombudsmanNotify: 'ouvidoria@exemplo.com.br' },
  });
  c = chamadas(t);
});
beforeEach(async () => {
  await c.limpa();
  t.clock.set('2026-11-23T12:00:00Z');
  t.sent.length = 0;
  ti = await c.pessoa('ti', 'tecnologia');
  sistemas = await c.pessoa('sistemas', 'tecnologia');
  lucia = await c.pessoa('lucia', 'ouvidoria');
});
afterAll(() => t.close());

const pede = async (senha: string | null = senhaBoa) => {
  const feito = await c.post(ti, 'trocaSenhaPessoa', { login: 'lucia', senha });
  expect(feito).toMatchObject({ status: 200, aguarda: true });
  const [pedido] = await c.pedidos(ti);
  return { ...feito, id: pedido?.id ?? '' };
};
const modulosDe = async (login: string) =>
  (await t.db.selectFrom('usuario').select('modulos').where('login', '=', `USU_${login}`).executeTakeFirst())
    ?.modulos;
const guardadas = () => t.db.selectFrom('pedido_acesso').select('senha_hash').execute();

describe('a password of the ombudswoman', () => {
  it('waits, shown once to who asked, and opens only after another approved (OPE-16, OPE-17)', async () => {
    const { senha, message, id } = await pede(null);
    expect(message).toContain(
      'Nada mudou ainda: o pedido para USU_lucia aguarda uma segunda pessoa até 24/11/2026 09:00.',
    );
    expect(senha).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await c.entra('lucia', senha ?? '')).toBeUndefined();
    expect(await c.post(lucia, 'ouvidoriaInterna/getDenuncias')).toMatchObject({ status: 200 });
    expect(await guardadas()).toEqual([{ senha_hash: expect.stringMatching(/^\$argon2id\$/) }]);
    const lista = await c.get(sistemas, 'tecnologia/getPedidosAcesso');
    expect(lista.body + t.logged()).not.toMatch(new RegExp(`${senha}|argon2id`));
    expect(lista.json()).toEqual([
      expect.objectContaining({
        acao: 'Trocar a senha',
        login: 'USU_lucia',
        quemPediu: 'Nome de ti',
        ate: '24/11/2026 09:00',
        pode: ['aprova', 'recusa'],
      }),
    ]);

    expect(await c.post(ti, 'aprovaPedidoAcesso', { id })).toMatchObject({
      status: 409,
      error: expect.stringContaining('Quem pede não aprova'),
    });
    expect(await c.post(sistemas, 'aprovaPedidoAcesso', { id })).toMatchObject({
      status: 200,
      message: expect.stringContaining('A senha de USU_lucia foi trocada'),
    });
    expect(await c.entra('lucia', senha ?? '')).toBeDefined();
    expect(await c.post(lucia, 'ouvidoriaInterna/getDenuncias')).toMatchObject({ status: 401 });
    expect(await guardadas()).toEqual([{ senha_hash: null }]);
    expect((await c.pedidos(ti))[0]).toMatchObject({
      situacao: 'aprovado',
      encerradoPor: 'Nome de sistemas',
      pode: [],
    });
  });

  it('is also hers to accept or refuse, and nobody else’s of other modules', async () => {
    const outra = await c.pessoa('outra', 'ouvidoria', 'caixa');
    const { id } = await pede();
    expect((await c.get(lucia, 'auth/getAvisosAcesso')).json()).toEqual({
      avisos: [],
      pedidos: [{ id, quem: 'Nome de ti', em: '23/11/2026 09:00', ate: '24/11/2026 09:00' }],
    });
    for (const aceita of [true, false])
      expect(await c.post(outra, 'auth/respondePedidoSenha', { id, aceita })).toMatchObject({ status: 409 });
    expect(await c.post(lucia, 'auth/respondePedidoSenha', { id, aceita: false })).toMatchObject({
      status: 200,
    });
    expect(await c.entra('lucia', senhaBoa)).toBeUndefined();
    const { id: outro } = await c
      .post(ti, 'trocaSenhaPessoa', { login: 'lucia', senha: senhaBoa })
      .then(async () => (await c.pedidos(ti))[0] ?? { id: '' });
    expect(await c.post(lucia, 'auth/respondePedidoSenha', { id: outro, aceita: true })).toMatchObject({
      status: 200,
    });
    expect(await c.entra('lucia', senhaBoa)).toBeDefined();
  });

  it('is written to the address of the ombudsman when it is asked and when it is done, without the password (OPE-20)', async () => {
    const { id, senha } = await pede(null);
    await c.post(sistemas, 'aprovaPedidoAcesso', { id });
    expect(t.sent.map(({ to, text }) => [to, text])).toEqual([
      [
        'ouvidoria@exemplo.com.br',
        'Vidas: uma mudança do acesso de USU_lucia à Ouvidoria foi pedida por Nome de ti.',
      ],
      [
        'ouvidoria@exemplo.com.br',
        'Vidas: uma mudança do acesso de USU_lucia à Ouvidoria foi aprovada por Nome de sistemas.',
      ],
    ]);
    expect(JSON.stringify(t.sent)).not.toContain(senha);
  });

  it('is asked for all the same without SMTP_URL: nothing is written to the ombudsman, and the log says why (MSG-17)', async () => {
    const { smtpUrl } = t.deps.config;
    t.deps.config.smtpUrl = undefined;
    try {
      await pede(null);
    } finally {
      t.deps.config.smtpUrl = smtpUrl;
    }
    expect(t.sent).toEqual([]);
    expect(t.logged()).toContain('O envio de e-mails não está configurado (SMTP_URL)');
  });

  it('is told her at her next entry until she confirms it, with both names (OPE-20)', async () => {
    const { id } = await pede();
    await c.post(sistemas, 'aprovaPedidoAcesso', { id });
    const token = (await c.assume('lucia', senhaBoa, 'girassol no telhado azul')) ?? '';
    const avisos = async (quem: string) =>
      (await c.get(quem, 'auth/getAvisosAcesso')).json<{ avisos: { id: string }[] }>().avisos;
    const [aviso] = await avisos(token);
    expect(aviso).toEqual({
      id: expect.any(String),
      em: '23/11/2026 09:00',
      mudanca: 'Senha trocada',
      detalhe: null,
      quem: 'Nome de ti',
      aprovador: 'Nome de sistemas',
    });
    await c.post(ti, 'auth/confirmaAvisosAcesso', { ids: [aviso?.id] });
    expect(await avisos(token)).toHaveLength(1);
    await c.post(token, 'auth/confirmaAvisosAcesso', { ids: [aviso?.id] });
    expect(await avisos(token)).toEqual([]);
    expect(await c.post(ti, 'getMudancasPessoa', { login: 'lucia' })).toMatchObject({
      1: { quem: 'Nome de ti', aprovador: 'Nome de sistemas', mudanca: 'Senha trocada' },
    });
  });
});

it('ends by itself after 24 hours, with its password, whether or not somebody looks (OPE-18)', async () => {
  const { id } = await pede();
  t.clock.advance(24 * HORA - 1);
  const chefe = await c.pessoa('chefe', 'tecnologia');
  expect((await c.pedidos(chefe))[0]?.situacao).toBe('aguarda');
  t.clock.advance(1);
  expect(await c.post(chefe, 'aprovaPedidoAcesso', { id })).toMatchObject({
    status: 409,
    error: expect.stringContaining('expirou'),
  });
  expect(await guardadas()).toEqual([{ senha_hash: null }]);
  expect((await c.pedidos(chefe))[0]).toMatchObject({
    situacao: 'expirou',
    encerradoPor: null,
    encerradoEm: '24/11/2026 09:00',
  });
  expect(await c.entra('lucia', senhaBoa)).toBeUndefined();
  const outra = { login: 'lucia', senha: senhaBoa };
  expect(await c.post(chefe, 'trocaSenhaPessoa', outra)).toMatchObject({ status: 200, aguarda: true });
});

it('makes a person of Ouvidoria only when another approved, with the password of who asked', async () => {
  const eva = {
    login: 'eva',
    nome: 'Eva Exemplo',
    cargo: 'Ouvidora',
    modulos: ['ouvidoria'],
    vendedor: null,
    senha: null,
  };
  const { senha, aguarda } = await c.post(ti, 'criaPessoa', eva);
  expect([aguarda, await modulosDe('eva')]).toEqual([true, undefined]);
  const [pedido] = await c.pedidos(sistemas);
  expect(pedido).toMatchObject({ acao: 'Adicionar a pessoa', nome: 'Eva Exemplo', detalhe: 'Ouvidoria' });
  await c.post(sistemas, 'aprovaPedidoAcesso', { id: pedido?.id });
  expect(await c.entra('eva', senha ?? '')).toBeDefined();
});

it('tells who approves that who asked may know the password (OPE-17)', async () => {
  await c.pessoa('wesley', 'cadastro');
  await c.post(ti, 'trocaSenhaPessoa', { login: 'wesley', senha: senhaBoa });
  await c.post(ti, 'trocaModulosPessoa', { login: 'wesley', modulos: ['ouvidoria'], vistos: ['cadastro'] });
  expect((await c.pedidos(sistemas))[0]?.aviso).toBe(
    'Nome de ti trocou a senha deste acesso em 23/11/2026 09:00 e pode saber a senha.',
  );
});

describe('with one technician', () => {
  it('the console is named, and nothing waits (OPE-19)', async () => {
    await c.post(sistemas, 'desativaPessoa', { login: 'ti' });
    expect(
      await c.post(sistemas, 'trocaModulosPessoa', {
        login: 'lucia',
        modulos: ['ouvidoria', 'tecnologia'],
        vistos: ['ouvidoria'],
      }),
    ).toMatchObject({
      status: 409,
      error: expect.stringContaining('npm run user:modules -- --login lucia --modulos ouvidoria,tecnologia'),
    });
    expect(await c.pedidos(sistemas)).toEqual([]);
    expect(await c.post(sistemas, 'trocaSenhaPessoa', { login: 'lucia', senha: null })).toMatchObject({
      status: 200,
      message: expect.stringContaining('Só a própria pessoa pode aprovar'),
    });
  });
});
