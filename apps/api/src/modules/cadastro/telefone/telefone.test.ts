// @module-tag embedded
import type { TelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digitosDoTelefone, isTelefone } from '../../../imports/telefone.rules.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: TestServer;
let enfermeira: string;
let cadastro: string;

const lia = '0000000001';
const errado = '44999990000';
const certo = '44988881234';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: lia, nome: 'Lia', nascimento: '1960-01-01' }]);
  enfermeira = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal', modules: ['prevencao'] });
  cadastro = await t.tokenFor({ login: 'BIA', nome: 'Bia Prado', modules: ['cadastro'] });
});

beforeEach(async () => {
  await t.db.deleteFrom('programa_contato').execute();
  await t.db.deleteFrom('telefone_errado').execute();
  await t.db.updateTable('pessoa').set({ fone_1: errado, fone_2: null, fone_3: null }).execute();
});

afterAll(() => t.close());

const post = async (path: string, payload: object, authorization = cadastro) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { authorization },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
};

const contata = (over: object = {}) =>
  post(
    'prevencao/registraContato',
    {
      matricula: lia,
      programa: 'ACIMA_55',
      telefone: errado,
      resultado: 'NUMERO_ERRADO',
      observacao: '',
      proximo: null,
      ...over,
    },
    enfermeira,
  );

const diz = (over: object = {}) =>
  post('cadastro/dizTelefoneErrado', { matricula: lia, numero: errado, certo: null, ...over });

const lista = async (): Promise<TelefoneErrado[]> =>
  (
    await t.staff.inject({
      url: '/api/v1/cadastro/getTelefonesErrados',
      headers: { authorization: cadastro },
    })
  ).json();

const resolve = async (id: number | undefined, novo: string | null) =>
  post('cadastro/resolveTelefoneErrado', { id: String(id), certo: novo });

const fones = () => t.db.selectFrom('pessoa').select(['fone_1', 'fone_2', 'fone_3']).executeTakeFirst();

const naPrevencao = async () =>
  (
    await t.staff.inject({
      url: '/api/v1/prevencao/getRelatorioBeneficiariosAcima55',
      headers: { authorization: enfermeira },
    })
  ).json()[0];

describe('a nurse', () => {
  it('CAD-30, PRV-18: corrects a wrong number where she finds it, and it is used everywhere', async () => {
    expect(await contata({ certo: '(44) 98888-1234' })).toMatchObject({ status: 200 });
    expect(await fones()).toEqual({ fone_1: certo, fone_2: null, fone_3: null });
    expect(await naPrevencao()).toMatchObject({ telefone: certo, contato: 'Para ligar hoje' });
    expect(await lista()).toEqual([]);
  });

  it('CAD-31, PRV-18: without the right number it waits in Cadastro, with the number and who said so', async () => {
    await contata();
    expect(await lista()).toMatchObject([
      { nome: 'Lia', matricula: lia, numero: errado, ditoPor: 'Ana Vidal', onde: 'Prevenção', usado: null },
    ]);
    expect(await naPrevencao()).toMatchObject({
      telefone: null,
      contato: 'Número errado',
      quemLiga: 'Cadastro',
    });
  });

  it('PRV-18: is told at the field when the right number is none, and nothing is written', async () => {
    expect(await contata({ certo: '4499' })).toMatchObject({ status: 422, problems: [{ field: 'certo' }] });
    expect(await contata({ certo: errado })).toMatchObject({ status: 422, problems: [{ field: 'certo' }] });
    expect(await lista()).toEqual([]);
    expect(await t.db.selectFrom('programa_contato').selectAll().execute()).toEqual([]);
  });

  it('PRV-18: pressed twice corrects once', async () => {
    const answers = await Promise.all([contata({ certo }), contata({ certo })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await t.db.selectFrom('telefone_errado').selectAll().execute()).toHaveLength(1);
  });
});

describe('Cadastro', () => {
  it('CAD-31: ends a wrong number by the right one', async () => {
    await contata();
    const [linha] = await lista();
    expect(await resolve(linha?.id, certo)).toMatchObject({
      status: 200,
      message: 'Telefone de Lia corrigido.',
    });
    expect(await fones()).toMatchObject({ fone_1: certo });
    expect(await lista()).toEqual([]);
    expect(await naPrevencao()).toMatchObject({ telefone: certo, contato: 'Para ligar hoje' });
  });

  it('CAD-31: says that a number is right after all, and it is called again', async () => {
    await contata();
    const [linha] = await lista();
    expect(await resolve(linha?.id, null)).toMatchObject({
      status: 200,
      message: 'O número de Lia volta a ser usado.',
    });
    expect(await lista()).toEqual([]);
    expect(await naPrevencao()).toMatchObject({ telefone: errado, contato: 'Para ligar hoje' });
  });

  it('CAD-31: the second person is told who ended it, and when', async () => {
    await contata();
    const [linha] = await lista();
    const answers = await Promise.all([resolve(linha?.id, certo), resolve(linha?.id, certo)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409).error).toBe(
      'Bia Prado já corrigiu este número, em 21/11/2026 09:00.',
    );
  });

  it('CAD-31: who has no number at all waits for one', async () => {
    await t.db.updateTable('pessoa').set({ fone_1: null }).execute();
    await contata({ telefone: null });
    const [linha] = await lista();
    expect(linha).toMatchObject({ numero: null });
    expect(await resolve(linha?.id, null)).toMatchObject({ status: 409 });
    await resolve(linha?.id, certo);
    expect(await fones()).toEqual({ fone_1: certo, fone_2: null, fone_3: null });
  });

  it('CAD-31: a number that left the register waits no more', async () => {
    await diz();
    await t.db.updateTable('pessoa').set({ fone_1: certo }).execute();
    expect(await lista()).toEqual([]);
    expect(await diz()).toMatchObject({
      status: 409,
      error: 'Este número já não está no cadastro da pessoa.',
    });
  });
});

describe('the one telephone of a person (CAD-30)', () => {
  it('CAD-30: is the first valid of the three that nobody found wrong', async () => {
    await t.db.updateTable('pessoa').set({ fone_1: '4500000000', fone_2: errado, fone_3: certo }).execute();
    expect(await naPrevencao()).toMatchObject({ telefone: errado });
    await diz();
    expect(await naPrevencao()).toMatchObject({ telefone: certo });
  });

  it('CAD-30: of a number that she already had, only one is left', async () => {
    await t.db.updateTable('pessoa').set({ fone_2: certo }).execute();
    await diz({ certo });
    expect(await fones()).toEqual({ fone_1: null, fone_2: certo, fone_3: null });
  });

  it('CAD-30: is judged by the database as by the server', async () => {
    const escritos = Array.from({ length: 100 }, (_, ddd) => [
      `${String(ddd).padStart(2, '0')}32241234`,
      `${String(ddd).padStart(2, '0')}981234567`,
    ])
      .flat()
      .concat(
        ['+55 44 98888-1234', '5544988881234', '044988881234', '(44) 3224-1234', '98888-1234', ''],
        ['44999999999', '4433333333', '44900000000', '4500000000', '44788881234', '449888812345'],
      );
    const { rows } = await sql<{ escrito: string; valido: boolean }>`
      select e as escrito, telefone_valido(e) as valido from unnest(${escritos}::text[]) e`.execute(t.db);
    expect(rows.filter(({ escrito, valido }) => valido !== isTelefone(digitosDoTelefone(escrito)))).toEqual(
      [],
    );
  });

  it('CAD-30: is for those who call, and the list for Cadastro alone', async () => {
    const outro = await t.tokenFor({ modules: ['contabilidade'] });
    const numero = { matricula: lia, numero: errado, certo: null };
    expect((await post('cadastro/dizTelefoneErrado', numero, outro)).status).toBe(403);
    expect((await post('cadastro/resolveTelefoneErrado', { id: '1', certo: null }, enfermeira)).status).toBe(
      403,
    );
  });
});
