// @module-tag embedded
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBills } from '../cobranca/fixtures/bills.ts';
import { migrations } from '../../db/migrations/index.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;
const titular = '0000001200';
const filha = '0000001201';

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ modules: ['tecnologia', 'juridico'], login: 'tech', nome: 'Tecla Ramos' });
  await writeRegister(t.db, [
    { matricula: titular, nome: 'Conceição Inventada', nascimento: '1984-11-24' },
    {
      matricula: filha,
      nome: 'Bia Inventada',
      nascimento: '2004-11-23',
      titular_matricula: titular,
      dependencia: 4,
    },
    { matricula: '0000001300' },
  ]);
  await t.db
    .insertInto('usuario_app')
    .values([
      { matricula: titular, registrado_em: '2026-10-31T23:59:59' },
      { matricula: filha, registrado_em: '2026-11-01T00:00:00' },
      { matricula: '0000001300', registrado_em: '2026-12-01T00:00:00' },
    ])
    .execute();
});

afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/tecnologia/${path}`, headers: { authorization: token } })).json<T>();

const usuariosApi = async (dtIni: string, dtFin: string) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/tecnologia/getUsuariosApi',
    payload: { dtIni, dtFin },
    headers: { authorization: token },
  });

it('lists who registered in the app, both days inside, with the holder of the contract (TEC-1)', async () => {
  const first = {
    Matrícula: titular,
    Titular: 'Conceição Inventada',
    Idade: 41,
    'Data registro': '31/10/2026',
    Hora: '23:59',
  };
  const second = {
    Matrícula: filha,
    Titular: 'Conceição Inventada',
    Idade: 22,
    'Data registro': '01/11/2026',
    Hora: '00:00',
  };
  expect((await usuariosApi('31/10/2026', '01/11/2026')).json()).toEqual([first, second]);
  expect((await usuariosApi('31/10/2026', '31/10/2026')).json()).toEqual([first]);
});

it('refuses a period that ends before it begins, and names the field', async () => {
  const answer = await usuariosApi('02/11/2026', '01/11/2026');
  expect([answer.statusCode, answer.json().problems]).toEqual([
    400,
    [{ field: 'dtIni', message: 'a data inicial não pode ser posterior à final' }],
  ]);
});

it('lists who may sign in, and the changes of the database (TEC-3, TEC-4)', async () => {
  await t.db
    .insertInto('usuario')
    .values({
      id: 'x',
      login: 'USU_antigo',
      nome: 'Saiu Daqui',
      cargo: 'Analista',
      senha_hash: '',
      modulos: [],
      ativo: false,
      vendedor_codigo: null,
    })
    .execute();
  expect(await get('getUsuariosSistema')).toEqual([
    {
      login: 'USU_tech',
      nome: 'Tecla Ramos',
      cargo: 'Analista',
      modulos: 'tecnologia, juridico',
      ultimaEntrada: '23/11/2026 09:00',
    },
  ]);
  const applied = await get<{ nome: string; aplicadaEm: string }[]>('getMigracoes');
  expect(applied.map(({ nome }) => nome)).toEqual(Object.keys(migrations).toSorted().toReversed());
  expect(applied[0]?.aplicadaEm).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
});

it('counts on its home what its lists show (TEC-2)', async () => {
  const pedido = {
    login: 'nova',
    nome: 'N',
    cargo: 'C',
    modulos: ['ouvidoria'],
    vendedor: null,
    senha: null,
  };
  await t.tokenFor({ login: 'outro', modules: ['tecnologia'] });
  const url = '/api/v1/tecnologia/criaPessoa';
  await t.staff.inject({ method: 'POST', url, payload: pedido, headers: { authorization: token } });
  expect(await get('getInicio')).toEqual({
    competencia: '11/2026',
    aplicativo: 1,
    usuarios: (await get<object[]>('getUsuariosSistema')).length,
    migracoes: (await get<object[]>('getMigracoes')).length,
    mudancasDaConta: 0,
    pedidos: (await get<object[]>('getPedidosAcesso')).length,
    conferencia: { tarefa: null, ultima: null, abertas: 0, hora: null },
    proxyNaoDeclarado: false,
  });
});

it('lists the invoices that the account read in another way, and counts them on its home (CTA-9)', async () => {
  const conta = { tipo: 'I' as const, vencimento: '2026-08-10', valorCents: 30_000, titular: '0000001300' };
  await writeBills(t.db, [
    { numero: 1, ...conta },
    { numero: 2, ...conta },
  ]);
  await t.db
    .insertInto('conta_mudanca')
    .values([
      { fatura_numero: 'F1', antes_cents: 30_000, depois_cents: 20_000, motivo: 'entrou por outro título' },
      {
        fatura_numero: 'F2',
        antes_cents: 0,
        depois_cents: 0,
        motivo: 'a comissão leu outro dia',
        dia_fixo: true,
        quitada_em: '2026-09-04',
        comissao_em: '2026-08-05',
      },
    ])
    .execute();
  expect(await get('getMudancasDaConta')).toEqual([
    {
      fatura: 'F1',
      antes: '300,00',
      depois: '200,00',
      motivo: 'entrou por outro título',
      comissaoEm: null,
      quitadaEm: null,
    },
    {
      fatura: 'F2',
      antes: '0,00',
      depois: '0,00',
      motivo: 'a comissão leu outro dia',
      comissaoEm: '05/08/2026',
      quitadaEm: '04/09/2026',
    },
  ]);
  expect(await get('getInicio')).toMatchObject({ mudancasDaConta: 2 });
});

it('says on its home, and neither on /ready nor on the portal, that requests come through a proxy that is not trusted (SEG-29)', async () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.77' } };
  const before = [await t.staff.inject('/ready'), await t.portal.inject('/ready')].map(({ body }) => body);
  await t.portal.inject({ url: '/live', ...forwarded });
  expect(await get('getInicio')).toMatchObject({ proxyNaoDeclarado: true });
  expect([await t.staff.inject('/ready'), await t.portal.inject('/ready')].map(({ body }) => body)).toEqual(
    before,
  );
  expect(t.logged()).not.toContain('203.0.113');
});
