import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { askReport } from '../relatorios/fixtures/askReport.ts';
import { procedureOf, providerOf, writeGuides } from '../relatorios/fixtures/care.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: '0000000004', nome: 'Da casa' }]);
  await t.db
    .insertInto('congenere')
    .values([
      { codigo: '8/1', nome: 'Águas Claras', registro_ans: '654321', ativa: false },
      { codigo: '9', nome: 'Zênite', registro_ans: '654322', ativa: true },
    ])
    .execute();
  const casa = await t.db.selectFrom('beneficiario').selectAll().executeTakeFirstOrThrow();
  const pessoa = await t.db.selectFrom('pessoa').selectAll().executeTakeFirstOrThrow();
  const clients = [
    ['0000000001', '7', 'Rui; Leal'],
    ['0000000002', '8/1', '=Zélia'],
  ] as const;
  for (const [matricula, congenere_codigo, nome] of clients) {
    await t.db
      .insertInto('pessoa')
      .values({ ...pessoa, id: matricula, nome })
      .execute();
    const of = { matricula, titular_matricula: matricula, pessoa_id: matricula, congenere_codigo };
    await t.db
      .insertInto('beneficiario')
      .values({ ...casa, ...of })
      .execute();
  }
  await t.db
    .insertInto('procedimento')
    .values(procedureOf({ codigo: '10101012', descricao: 'Consulta em consultório' }))
    .execute();
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Dr. Régis' }))
    .execute();
  const item = (codigo = '10101012') => ({ codigo, executado_em: '2026-10-01' });
  const of = { prestador_codigo: '1', matricula: '0000000001', itens: [item()] };
  await writeGuides(t.db, [
    { ...of, numero: '3', emitida_em: '2026-10-31', itens: [item('99999999'), item(), item()] },
    { ...of, numero: '9', emitida_em: '2026-10-01' },
    { ...of, numero: '8', emitida_em: '2026-10-01', status: 3 },
    { ...of, numero: '7', emitida_em: '2026-09-30' },
    { ...of, numero: '6', emitida_em: '2026-11-01' },
    { ...of, numero: '5', emitida_em: '2026-10-02', matricula: '0000000002' },
    { ...of, numero: '4', emitida_em: '2026-10-02', matricula: '0000000004' },
  ]);
});

afterAll(() => t.close());

const outubro = { codCongenere: '7', dtIni: '01/10/2026', dtFin: '31/10/2026' };
const ask = (over: object = {}, modules?: Parameters<typeof askReport>[3]) =>
  askReport(t, 'getUtilizacaoCongenere', { ...outubro, ...over }, modules);

const dele = {
  COD_SAU: '0000000001',
  PEF_NOME: 'Rui; Leal',
  NM_PRESTADOR: 'Dr. Régis',
  NM_CONGENERE: 'Saúde do Vale',
};
const dela = {
  COD_SAU: '0000000002',
  PEF_NOME: '=Zélia',
  NM_PRESTADOR: 'Dr. Régis',
  NM_CONGENERE: 'Águas Claras',
};
const header = '\uFEFFGUI_OCOR;GUI_DTEMI;GUI_DESCRICAO;COD_SAU;PEF_NOME;NM_PRESTADOR\r\n';
const arquivoDele = {
  nomeArquivo: 'utilizacao7-202610.csv',
  utilizacao:
    `${header}9;01/10/2026;Consulta em consultório;0000000001;"Rui; Leal";Dr. Régis\r\n` +
    '3;31/10/2026;Como o prestador escreveu e mais 2;0000000001;"Rui; Leal";Dr. Régis\r\n',
};

it('tells the guides of a month of one insurer by day and guide, with its file (CMR-10, CMR-11)', async () => {
  expect((await ask()).rows).toEqual({
    utilizacaoCongenere: [
      { GUI_OCOR: '9', GUI_DTEMI: '01/10/2026', GUI_DESCRICAO: 'Consulta em consultório', ...dele },
      {
        GUI_OCOR: '3',
        GUI_DTEMI: '31/10/2026',
        GUI_DESCRICAO: 'Como o prestador escreveu e mais 2',
        ...dele,
      },
    ],
    utilizacaoCongenereExp: [arquivoDele],
  });
});

it('tells those of every insurer by day and guide, and each insurer in a file of its own', async () => {
  expect((await ask({ codCongenere: '' })).rows).toEqual({
    utilizacaoCongenere: [
      expect.objectContaining({ GUI_OCOR: '9' }),
      { GUI_OCOR: '5', GUI_DTEMI: '02/10/2026', GUI_DESCRICAO: 'Consulta em consultório', ...dela },
      expect.objectContaining({ GUI_OCOR: '3' }),
    ],
    utilizacaoCongenereExp: [
      arquivoDele,
      {
        nomeArquivo: 'utilizacao8_1-202610.csv',
        utilizacao: `${header}5;02/10/2026;Consulta em consultório;0000000002;'=Zélia;Dr. Régis\r\n`,
      },
    ],
  });
});

it('has neither rows nor files of a month, an insurer or a code without guides', async () => {
  const nada = { utilizacaoCongenere: [], utilizacaoCongenereExp: [] };
  expect((await ask({ dtIni: '01/08/2026', dtFin: '31/08/2026' })).rows).toEqual(nada);
  expect((await ask({ codCongenere: '9' })).rows).toEqual(nada);
  expect((await ask({ codCongenere: 'nenhuma' })).rows).toEqual(nada);
});

it.each([
  [{ dtIni: '01/11/2026' }, 'dtIni', 'a data inicial não pode ser posterior à final'],
  [{ dtFin: '01/11/2026' }, 'dtFin', 'use um dia do mesmo mês de dtIni'],
  [{ dtIni: '31/09/2026' }, 'dtIni', 'data inválida: use DD/MM/AAAA'],
])('refuses %j with one problem', async (over, field, message) => {
  expect(await ask(over)).toEqual({ status: 400, problems: [{ field, message }] });
});

it('offers every insurer by name, also one that is no longer active', async () => {
  expect((await askReport(t, 'getListaCongeneres', {})).rows).toEqual({
    listaCongeneres: [
      { codCongenere: '8/1', nomeCongenere: 'Águas Claras' },
      { codCongenere: '7', nomeCongenere: 'Saúde do Vale' },
      { codCongenere: '9', nomeCongenere: 'Zênite' },
    ],
  });
});

it.each(['getListaCongeneres', 'getUtilizacaoCongenere'])('%s is for Contas Médicas alone', async (call) => {
  expect((await askReport(t, call, outubro, ['cadastro'])).status).toBe(403);
});
