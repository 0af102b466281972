import { contracts } from '@vidas/api-client/contracts.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testPassword } from '../../../test/template.ts';
import { seedDenuncias } from '../../ouvidoria/seed.ts';
import { calls, send } from '../../../test/walkSend.fixture.ts';
import { chamadas } from './pedidos.fixture.ts';
import { umaPessoa } from './umaPessoa.fixture.ts';

let t: TestServer;
let c: ReturnType<typeof chamadas>;
/** The single person with every login whose password she knows. */
let ela: ReturnType<typeof umaPessoa>;

const gente = ['uma', 'segunda', 'tudo', 'lucia', 'balcao', 'saiu'] as const;

beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
  c = chamadas(t);
  // Deactivates the demonstration's people.
  await t.db
    .updateTable('usuario')
    .set({ ativo: false, modulos: ['caixa'] })
    .execute();
});
afterAll(() => t.close());

beforeEach(async () => {
  await t.db.deleteFrom('pedido_acesso').execute();
  await t.db.deleteFrom('evento_acesso').execute();
  await t.db
    .deleteFrom('usuario')
    .where('id', 'not like', 'demo-%')
    .where('login', '<>', 'USU_leitora')
    .execute();
  await c.pessoa('uma', 'tecnologia', 'vendas');
  ela = umaPessoa(t, c);
  await c.pessoa('segunda', 'tecnologia', 'contas-medicas');
  await c.pessoa('tudo', ...moduleKeys);
  await c.pessoa('lucia', 'ouvidoria');
  await c.pessoa('balcao', 'caixa');
  await c.pessoa('saiu', 'ouvidoria');
  await t.db.updateTable('usuario').set({ ativo: false }).where('login', '=', 'USU_saiu').execute();
});

it('no call of the contract hands a report to who has Tecnologia alone', async () => {
  const lucia = (await c.entra('lucia', testPassword)) ?? '';
  const leitora = await c.pessoa('leitora', 'tecnologia', 'vendas');
  await seedDenuncias(t.db, t.deps);
  const lidas = JSON.stringify(await c.post(lucia, 'ouvidoriaInterna/getDenuncias'));
  const textos = lidas.match(/"OUV_(?:DETALHAMENTO|DADOS_\w+|NOME|EMAIL)":"[^"\\]{12,}/g) ?? [];
  const segredos = textos.map((texto) => texto.replace(/^"OUV_\w+":"/, '').slice(0, 60));
  expect(segredos.length).toBeGreaterThan(3);
  const lidos: string[] = [];
  for (const { endpoint, call, name } of calls) {
    const { body } = await send(t.staff, endpoint, call, leitora);
    if (segredos.some((segredo) => body.includes(segredo))) lidos.push(name);
  }
  expect(lidos).toEqual([]);
});

it('the calls that change people and access are those that this test makes', () => {
  const mudam = [...(contracts.tecnologia ?? []), ...(contracts.shell ?? [])]
    .filter(
      ({ method, path }) => method !== 'GET' && !/\/get|\/busca|\/auth\/(login|sair|visoes)/i.test(path),
    )
    .map(({ path }) => path.split('/').at(-1));
  // A mail test, a rehearsal's day, the record of a file, an open desk and the load of data change nobody's access.
  const deNinguem = ['abreNaMesa', 'anotaRestauro', 'registraArquivo', 'testaEmail'];
  expect(mudam).toEqual(expect.arrayContaining(deNinguem));
  const daCarga = /Carga$|^\{id\}$/;
  expect(mudam.filter((path = '') => !deNinguem.includes(path) && !daCarga.test(path)).toSorted()).toEqual([
    'aprovaPedidoAcesso',
    'confirmaAvisosAcesso',
    'criaPessoa',
    'desativaPessoa',
    'editaPessoa',
    'reativaPessoa',
    'recusaPedidoAcesso',
    'respondePedidoSenha',
    'retiraPedidoAcesso',
    'trocaModulosPessoa',
    'trocaSenha',
    'trocaSenhaPessoa',
  ]);
});

const senha = (login: string) => ela.atos.senha(login);
const senhaDigitada = (login: string) => ela.atos.senhaDigitada(login);
const da = (login: string, ...modulos: string[]) => ela.atos.da(login, ...modulos);
const tira = (login: string, ...modulos: string[]) => ela.atos.tira(login, ...modulos);
const cria = (login: string, ...modulos: string[]) => ela.atos.cria(login, ...modulos);
const edita = (login: string) => ela.atos.edita(login, 'Ouvidora');
const desativa = (login: string) => ela.atos.desativa(login);
const reativa = (login: string) => ela.atos.reativa(login);
const tenta = (depois: string) => ela.tenta(depois);

describe('one person alone reads no report', () => {
  it.each<[o: string, passos: () => Promise<unknown>[] | Promise<unknown>]>([
    ['by giving herself Ouvidoria', () => da('uma', 'ouvidoria')],
    ['by giving herself all modules', () => da('uma', ...moduleKeys)],
    ['by a puppet with Ouvidoria', () => cria('boneco', 'ouvidoria')],
    ['by a drawn password', () => senha('lucia')],
    ['by a typed password, in another case', () => senhaDigitada('USU_LUCIA')],
    ['by the password of who has everything', () => senha('tudo')],
    ['by the password of another technician', () => senha('segunda')],
    ['by her own occupation, and that of others', () => [edita('uma'), edita('lucia'), edita('segunda')]],
  ])('%s', async (como, passos) => {
    await passos();
    expect(await tenta(como)).toEqual([]);
  });

  const cadeias: readonly [como: string, ...passos: (() => Promise<unknown>)[]][] = [
    ['by a puppet that gets Ouvidoria', () => cria('boneco', 'caixa'), () => da('boneco', 'ouvidoria')],
    [
      'by a puppet that approves',
      () => cria('boneco', 'tecnologia'),
      () => tenta('boneco'),
      () => senha('lucia'),
    ],
    [
      'by a puppet of a puppet',
      () => cria('um', 'caixa'),
      () => da('um', 'tecnologia'),
      () => tenta('um'),
      () => cria('dois', 'tecnologia'),
      () => tenta('dois'),
      () => da('uma', 'ouvidoria'),
    ],
    [
      'by taking Ouvidoria away, a password, and giving it back',
      () => tira('lucia', 'ouvidoria'),
      () => senha('lucia'),
      () => tenta('sem'),
      () => da('lucia', 'ouvidoria'),
    ],
    [
      'by a way out, a password and a way in',
      () => desativa('lucia'),
      () => senha('lucia'),
      () => reativa('lucia'),
    ],
    [
      'by a way out and the same login anew',
      () => desativa('lucia'),
      () => cria('lucia', 'ouvidoria'),
      () => cria('USU_Lucia', 'ouvidoria'),
    ],
    ['by who left with Ouvidoria', () => senha('saiu'), () => tenta('saiu'), () => reativa('saiu')],
    [
      'by who left, without Ouvidoria for a moment',
      () => tira('saiu', 'ouvidoria'),
      () => senha('saiu'),
      () => reativa('saiu'),
      () => da('saiu', 'ouvidoria'),
    ],
    ['by a clerk’s login', () => senha('balcao'), () => da('balcao', 'ouvidoria')],
    [
      'by a clerk’s login that approves',
      () => senha('balcao'),
      () => da('balcao', 'tecnologia'),
      () => tenta('balcao'),
      () => senha('lucia'),
    ],
    [
      'by the other technicians out of the way',
      () => desativa('segunda'),
      () => desativa('tudo'),
      () => senha('lucia'),
      () => da('uma', 'ouvidoria'),
    ],
    [
      'by the technician, taken down and up',
      () => tira('segunda', 'tecnologia'),
      () => senha('segunda'),
      () => da('segunda', 'tecnologia'),
      () => tenta('segunda'),
      () => senha('lucia'),
    ],
  ];
  it.each(cadeias)('%s', async (como, ...passos) => {
    for (const passo of passos) {
      await passo();
      expect(await ela.oQueLe(como)).toEqual([]);
    }
    expect(await tenta(como)).toEqual([]);
  });

  it('by forty acts in any order', async () => {
    // Fixed seed, so that every run is the same.
    let semente = 20_261_123;
    const sorteia = (ate: number) => {
      semente = (semente * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((semente / 2_147_483_648) * ate);
    };
    const alvos = [...gente, 'boneco', 'dois'];
    const lidas: string[] = [];
    for (let passo = 0; passo < 40; passo += 1) {
      const alvo = alvos[sorteia(alvos.length)] ?? 'lucia';
      const modulo = ['ouvidoria', 'tecnologia', 'caixa'][sorteia(3)] ?? 'ouvidoria';
      const ato = sorteia(6);
      if (ato === 0) await senha(alvo);
      else if (ato === 1) await da(alvo, modulo);
      else if (ato === 2) await tira(alvo, modulo);
      else if (ato === 3) await cria(alvo, modulo);
      else if (ato === 4 && alvo !== 'uma') await desativa(alvo);
      else await reativa(alvo);
      if (passo % 10 === 9) lidas.push(...(await tenta(`act ${passo}`)));
    }
    expect(lidas).toEqual([]);
  });
});

it('a second person of Tecnologia opens it, and only who is not tied to the one who asked (OPE-17)', async () => {
  const senhas = [testPassword, ...Array.from({ length: 9 }, (_, index) => `girassol na janela ${index}`)];
  const entra = async (login: string): Promise<string> => {
    for (const senhaDela of senhas) {
      const token = await c.entra(login, senhaDela);
      if (token !== undefined) return token;
    }
    return '';
  };
  const usuario = async (login: string) =>
    (
      await t.db
        .selectFrom('usuario')
        .select('id')
        .where('login', '=', `USU_${login}`)
        .executeTakeFirstOrThrow()
    ).id;
  await t.db
    .insertInto('evento_acesso')
    .values({
      em: t.clock.now(),
      tipo: 'pessoa-senha-trocada',
      chamada: null,
      usuario_id: await usuario('tudo'),
      autor: await usuario('uma'),
    })
    .execute();
  await da('uma', 'ouvidoria');
  const [pedido] = await c.pedidos(await entra('uma'));
  const aprova = async (login: string) =>
    (await c.post(await entra(login), 'aprovaPedidoAcesso', { id: pedido?.id })).status;
  expect([await aprova('uma'), await aprova('tudo')]).toEqual([409, 409]);
  expect(await aprova('segunda')).toBe(200);
  expect(await c.post(await entra('uma'), 'ouvidoriaInterna/getDenuncias')).toMatchObject({ status: 200 });
});
