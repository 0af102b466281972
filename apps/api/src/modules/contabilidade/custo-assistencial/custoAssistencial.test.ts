import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { ask, item, vidas, writeContabilidade } from '../contabilidade.fixture.ts';

const call = 'getCustoAssistencialNotaFiscal';
const outubro = { dtInicial: '01/10/2026', dtFinal: '31/10/2026', dtNF: '' };

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeContabilidade(t, [
    {
      numero: '9',
      itens: [
        { ...item(12_345), quantidade: 2, quantidade_aprovada: 1.5, tabela: '22' },
        { ...item(0), codigo: '99999999', descricao: 'Curativo da clínica' },
      ],
      cid_codigo: 'I10',
      solicitante_codigo: '1',
      solicitante_nome: 'Íris, como escreveu',
      nota_fiscal: '778',
      nota_fiscal_em: '2026-10-20',
      liberada_em: '2026-09-19',
    },
    { numero: '8', matricula: vidas.empresa, solicitante_nome: 'De outra cidade' },
    { numero: '7', competencia: '2026-11', matricula: vidas.adesao },
    { numero: '6', status: 2, incorporada_em: null, competencia: null },
    { numero: '5', status: 3 },
    { numero: '4', competencia: '2026-09' },
  ]);
});
afterAll(() => t.close());

const guiasDe = (body: { guia: string; sequencial: number }[]) =>
  body.map(({ guia, sequencial }) => `${guia}/${sequencial}`);

it.each([
  [`contabilidade/${call}`, 'contabilidade'],
  [`contabilidade/${call}`, 'contas-medicas'],
  [`contasMedicas/${call}`, 'contas-medicas'],
  [`contasMedicas/${call}`, 'contabilidade'],
] as const)(
  'tells at %s whoever has %s each item of the incorporated guides (CTB-2, CTB-3)',
  async (at, module) => {
    const { body } = await ask(t, at, outubro, [module]);
    expect(guiasDe(body)).toEqual(['8/1', '9/1', '9/2']);
    expect(body[1]).toEqual({
      competencia: '10/2026',
      codPaciente: vidas.individual,
      sexoPaciente: 'F',
      dtNascimento: '29/02/1984',
      cidadePaciente: 'Maringá',
      ufPaciente: 'PR',
      codExecutante: '1',
      nomeExecutante: 'Dra. Íris',
      especialidadeExecutante: 'Clínica médica',
      cidadeExecutante: 'Maringá',
      ufExecutante: 'PR',
      guia: '9',
      regime: '01',
      dtLiberacao: '19/09/2026',
      dtEmissao: '20/09/2026',
      codProcedimento: '10101012',
      descProcedimento: 'Consulta em consultório',
      classificacao: 'CONSULTA',
      tipoPlano: 'INDIVIDUAL',
      registroPlano: '471203148',
      quantidade: '1,5',
      valor: '123,45',
      codCid: 'I10',
      descCid: 'Hipertensão',
      codSolicitante: '1',
      nomeSolicitante: 'Dra. Íris',
      especialidadeSolicitante: 'Clínica médica',
      sequencial: 1,
      notaFiscal: '778',
    });
    expect(body[0]).toMatchObject({
      tipoPlano: 'EMPRESARIAL',
      notaFiscal: null,
      nomeSolicitante: 'De outra cidade',
    });
    expect(body[2]).toMatchObject({
      descProcedimento: 'Curativo da clínica',
      classificacao: null,
      valor: '0,00',
    });
  },
);

it('takes every competence that the period touches', async () => {
  const { body } = await ask(t, call, { dtInicial: '31/10/2026', dtFinal: '01/11/2026', dtNF: '' });
  expect(guiasDe(body)).toEqual(['8/1', '9/1', '9/2', '7/1']);
});

it('leaves only what was paid with the invoices of a day', async () => {
  expect(guiasDe((await ask(t, call, { ...outubro, dtNF: '20/10/2026' })).body)).toEqual(['9/1', '9/2']);
  expect((await ask(t, call, { ...outubro, dtNF: '21/10/2026' })).body).toEqual([]);
});

it.each([
  [{ ...outubro, dtInicial: '01/11/2026' }, 'dtInicial', 'a data inicial não pode ser posterior à final'],
  [{ ...outubro, dtNF: '31/02/2026' }, 'dtNF', 'data inválida: use DD/MM/AAAA'],
])('refuses %j', async (asked, field, message) => {
  const { status, body } = await ask(t, call, asked);
  expect(status).toBe(400);
  expect(body.problems).toEqual([{ field, message }]);
});

it.each(['prevencao', 'centro-medico', 'diretoria'] as const)('is not for %s', async (module) => {
  expect((await ask(t, call, outubro, [module])).status).toBe(403);
});
