import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { type DenunciaDaEquipe, linhaDeLado } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fileByApi, lookUpByApi, openOuvidoria, paid, type TestOuvidoria } from '../testKit.ts';

let kit: TestOuvidoria;
let token: string;
const asStaff = () => ({ headers: { authorization: token } });
beforeAll(async () => {
  kit = await openOuvidoria();
  token = await kit.t.tokenFor({ login: 'helena', nome: 'Helena Prates', modules: ['ouvidoria'] });
});
beforeEach(async () => {
  await kit.deps.db.deleteFrom('denuncia').execute();
});
afterAll(() => kit.close());

const listed = async () => (await call(kit.staff, 'getDenuncias', {}, asStaff())).json<DenunciaDaEquipe[]>();
const put = (protocolo: string, deLado: boolean) =>
  call(kit.staff, 'porDeLado', { protocolo, deLado }, asStaff());
const file = async (count: number, report: object = {}) => {
  const receipts = [];
  for (let filed = 0; filed < count; filed += 1) receipts.push(await fileByApi(kit.portal, report));
  return receipts;
};
const protocolosOf = ({ OUV_PROTOCOLO, OUV_IGUAIS = [] }: DenunciaDaEquipe) =>
  [OUV_PROTOCOLO, ...OUV_IGUAIS].toSorted();
const written = { tipo: '42', detalhamento: 'Gritos.' };

test('blank reports are one row with their count, and so are reports that say the same; each opens with its own key', async () => {
  const [blank, same] = [await file(12), await file(3, written)];
  await file(1, { ...written, nome: 'Ana' });
  const rows = await listed();
  expect(rows.map(({ OUV_QUANTAS }) => OUV_QUANTAS).toSorted()).toEqual([12, 3, undefined]);
  const { headers } = asStaff();
  const figures = (await kit.staff.inject({ url: '/api/v1/auth/resumoModulos', headers })).json<
    { texto: string }[]
  >();
  // The figure equals the number of rows that it opens (REL-16).
  expect(figures.map(({ texto }) => texto)).toEqual(['3 denúncias novas']);
  const of = (count: number) => rows.find(({ OUV_QUANTAS }) => OUV_QUANTAS === count);
  for (const [count, receipts] of [
    [12, blank],
    [3, same],
  ] as const) {
    const row = of(count);
    expect(row && protocolosOf(row)).toEqual(receipts.map(({ protocolo }) => protocolo).toSorted());
  }
  for (const receipt of [...blank, ...same])
    expect((await lookUpByApi(kit.portal, receipt)).json()).toMatchObject([
      { OUV_PROTOCOLO: receipt.protocolo, OUV_STATUS: 'N' },
    ]);
});

test('they are put aside together, owe nothing then, and come back together; each act is recorded for each', async () => {
  const blank = await file(5);
  await file(1, written);
  const protocolo = blank[3]?.protocolo ?? '';
  expect((await put(protocolo, true)).json()).toMatchObject({ quantas: 5 });
  const rows = await listed();
  expect(rows.at(-1)).toMatchObject({ OUV_QUANTAS: 5, OUV_DE_LADO: true, OUV_VENCE: null });
  expect(rows[0]).not.toHaveProperty('OUV_DE_LADO');
  // A later one stays separate, and the reporter notices nothing.
  const [late] = await file(1);
  expect((await listed()).map(({ OUV_DE_LADO }) => OUV_DE_LADO)).toEqual([undefined, undefined, true]);
  expect((await lookUpByApi(kit.portal, blank[0] ?? { protocolo: '' })).json()).toMatchObject([
    { OUV_STATUS: 'N', DESCRICAO_STATUS: 'Nova' },
  ]);
  expect((await put(protocolo, false)).json()).toMatchObject({ quantas: 5 });
  expect((await listed()).map(({ OUV_QUANTAS }) => OUV_QUANTAS)).toEqual(
    expect.arrayContaining([6, undefined]),
  );
  expect((await put(late?.protocolo ?? '', true)).json()).toMatchObject({ quantas: 6 });
  const trail = await kit.deps.db.selectFrom('denuncia_acesso').select(['login', 'motivo']).execute();
  expect(trail.filter(({ motivo }) => motivo === 'de-lado')).toHaveLength(11);
  expect(trail.filter(({ motivo }) => motivo === 'de-volta')).toHaveLength(5);
  expect(new Set(trail.map(({ login }) => login))).toEqual(new Set(['USU_helena']));
});

test('a single report that says something is never put aside, and nothing of what somebody touched', async () => {
  const [alone] = await file(1, written);
  expect((await put(alone?.protocolo ?? '', true)).statusCode).toBe(409);
  expect((await put('99999999', true)).statusCode).toBe(409);
  const [acted, spoken, other] = await file(3, { detalhamento: 'a' });
  await call(
    kit.staff,
    'inserirNovaAcao',
    { protocolo: acted?.protocolo, descricaoAcao: 'Lida.', status: 'A' },
    asStaff(),
  );
  const [{ ACOMPANHAMENTO: acompanhamento }] = (
    await lookUpByApi(kit.portal, spoken ?? { protocolo: '' })
  ).json<[{ ACOMPANHAMENTO: string }]>();
  await paid(kit.portal, 'getDenuncia', { acompanhamento, mensagem: 'Ainda estou aqui.' }, { method: 'PUT' });
  for (const receipt of [acted, spoken, other])
    expect((await put(receipt?.protocolo ?? '', true)).statusCode).toBe(409);
  expect(await listed()).toHaveLength(4);
});

test('a report put aside comes back when its reporter writes', async () => {
  const [first] = await file(2);
  await put(first?.protocolo ?? '', true);
  const [{ ACOMPANHAMENTO: acompanhamento }] = (
    await lookUpByApi(kit.portal, first ?? { protocolo: '' })
  ).json<[{ ACOMPANHAMENTO: string }]>();
  await paid(
    kit.portal,
    'getDenuncia',
    { acompanhamento, mensagem: 'Era sobre o turno.' },
    { method: 'PUT' },
  );
  const [row, aside] = await listed();
  expect(row).toMatchObject({ OUV_PROTOCOLO: first?.protocolo });
  expect([row?.OUV_DE_LADO, aside?.OUV_DE_LADO]).toEqual([undefined, true]);
});

test('those that were confirmed are put aside, or none (REL-46)', async () => {
  const [first] = await file(3);
  // Protocols are drawn, so a later report may become the first of its day.
  const ask = (quantas: number, { OUV_PROTOCOLO: protocolo = '' }: Partial<DenunciaDaEquipe> = {}) =>
    call(
      kit.staff,
      'porDeLado',
      {
        protocolo: first?.protocolo,
        deLado: true,
        confirmado: confirmadoDe([linhaDeLado(protocolo, quantas)]),
      },
      asStaff(),
    );
  const [three] = await listed();
  await file(1);
  const refused = await ask(3, three);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: 'Eram 3 denúncias; agora são 4 denúncias. Nada foi feito: confira e confirme de novo.',
  });
  const [four, ...others] = await listed();
  expect([four?.OUV_DE_LADO, others]).toEqual([undefined, []]);
  expect((await ask(4, four)).json()).toMatchObject({ quantas: 4 });
});
