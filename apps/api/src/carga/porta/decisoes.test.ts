// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tx } from '../../db/tx.ts';
import { assina } from '../decisoes/assina.sql.ts';
import { abrePorta, type Porta } from './porta.fixture.ts';

let porta: Porta;
beforeAll(async () => {
  porta = await abrePorta();
});
afterAll(() => porta.t.close());

interface Contada {
  id: number;
  coluna: string;
  antes: string | null;
  depois: string | null;
  por: string;
}

const chama = async (metodo: 'GET' | 'POST', caminho: string, payload?: object) => {
  const { statusCode, ...resposta } = await porta.t.staff.inject({
    method: metodo,
    url: `/carga/v1/${caminho}`,
    headers: { authorization: `Bearer ${porta.chave}`, 'content-type': 'application/json' },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  return { statusCode, body: JSON.parse(resposta.body) as Record<string, unknown> };
};
const contadas = async (desde = '') => (await chama('GET', `decisoes${desde}`)).body['decisoes'] as Contada[];
const decide = (coluna: string, valor: string, em: string) =>
  tx(porta.t.db, async (trx) => {
    await assina(trx, { login: 'USU_CADASTRO', em });
    await sql`update pessoa set ${sql.ref(coluna)} = ${valor} where id = 'p'`.execute(trx);
  });

it('a core system that takes, forgets, repeats and contradicts is told everything, and nothing twice (CAR-44)', async () => {
  await sql`insert into pessoa (id, nome, nascimento, sexo) values ('p', 'Ana', '1990-01-01', 'F')`.execute(
    porta.t.db,
  );
  await decide('email', 'ana@b.com', '2026-11-20T09:00:00');
  await decide('bairro', 'Batel', '2026-11-21T09:00:00');
  expect((await contadas()).map(({ coluna, antes, depois, por }) => [coluna, antes, depois, por])).toEqual([
    ['email', null, 'ana@b.com', 'USU_CADASTRO'],
    ['bairro', null, 'Batel', 'USU_CADASTRO'],
  ]);
  expect((await contadas('?desde=2026-11-21')).map(({ coluna }) => coluna)).toEqual(['bairro']);

  // The core system confirms one and omits the other, which is listed again.
  const [email] = await contadas();
  expect(await chama('POST', 'decisoes/recebidas', { ids: [email?.id] })).toMatchObject({
    body: { recebidas: 1 },
  });
  expect((await contadas()).map(({ coluna }) => coluna)).toEqual(['bairro']);
  // A repeated confirmation, and an unknown id.
  expect(await chama('POST', 'decisoes/recebidas', { ids: [email?.id, 999_999] })).toMatchObject({
    body: { recebidas: 0 },
  });

  // A changed value is listed again.
  await decide('email', 'outra@b.com', '2026-11-22T09:00:00');
  expect((await contadas()).map(({ coluna, depois }) => [coluna, depois])).toEqual([
    ['bairro', 'Batel'],
    ['email', 'outra@b.com'],
  ]);

  // A diverging value waits for a person here and is not listed.
  await sql`update carga_decisao set central = 'x@y.com', diverge_em = '2026-11-23' where coluna = 'email'`.execute(
    porta.t.db,
  );
  expect((await contadas()).map(({ coluna }) => coluna)).toEqual(['bairro']);
  await sql`update carga_decisao set mantida_em = '2026-11-24', entregue_em = null where coluna = 'email'`.execute(
    porta.t.db,
  );
  expect((await contadas()).map(({ coluna }) => coluna)).toEqual(['bairro', 'email']);
});

it('names a person by the codes of her bonds (CAR-44)', async () => {
  const { db } = porta.t;
  await sql`insert into plano (registro, codigo_operadora, nome, linha, tipo, acomodacao, coparticipacao_percentual, ativo)
    values ('400000001', 'P', 'Plano', 'SMART', 'INDIVIDUAL', 'ENFERMARIA', 0, true)`.execute(db);
  await sql`insert into beneficiario (matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, cadastrado_em, mensalidade_cents, atualizado_em)
    select m, 'p', m, 1, 1, '400000001', '2024-01-01', 100, '2024-01-01' from unnest(array['0000000001', '0000000002']) m`.execute(
    db,
  );
  expect((await contadas()).map((uma) => (uma as Contada & { chaves: string[] }).chaves)).toEqual([
    ['0000000001', '0000000002'],
    ['0000000001', '0000000002'],
  ]);
});

it.each([
  ['decisoes?desde=ontem', undefined, 'desde'],
  ['decisoes?ate=2026-11-21', undefined, 'ate'],
  ['decisoes/recebidas', { ids: 'todas' }, 'ids'],
  ['decisoes/recebidas', { ids: [] }, 'ids'],
])('%s %j is refused at %s', async (caminho, payload, campo) => {
  const { statusCode, body } = await chama(payload ? 'POST' : 'GET', caminho, payload);
  expect([statusCode, (body['problems'] as { field: string }[])[0]?.field]).toEqual([400, campo]);
});

it('without a key there is nothing to see', async () => {
  expect((await porta.t.staff.inject({ url: '/carga/v1/decisoes' })).statusCode).toBe(401);
});
