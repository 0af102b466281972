import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../../../test/pdfText.ts';
import { geraFechamento } from '../fechamento/gera.ts';
import { atendente, cabeca, gerente, type Quem, vendasServer } from '../relatorios/fixtures/vendasServer.ts';

const { t, ask } = await vendasServer(
  [
    { matricula: '0000000001', nome: 'Ana', venda: { efetivada_em: '2026-09-10' } },
    // Effectuated and cancelled within the reversal months.
    {
      matricula: '0000000002',
      nome: 'Bia',
      vendedor_codigo: '613',
      cancelado_em: '2026-10-20',
      venda: { vendida_em: '2026-09-05', efetivada_em: '2026-09-12' },
    },
    { matricula: '0000000003', nome: 'Caio', vendedor_codigo: '613', venda: { efetivada_em: '2026-10-08' } },
  ].map(({ venda, ...vida }) => ({ ...vida, venda: { vendida_em: '2026-09-05', ...venda } })),
  { now: '2026-11-21T12:00:00Z' },
);

beforeAll(async () => {
  const regra = {
    descricao: 'Valor por vida',
    tipo: 1 as const,
    estorno_meses: 3,
    contabiliza_meta: true,
    valor_vida_cents: 6_000,
    bonus_vidas: null,
    bonus_percentual: null,
    cadastrada_em: '2026-01-01',
    desativada_em: null,
  };
  const { id } = await t.db
    .insertInto('regra_comissao')
    .values(regra)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const vendedor_codigo of ['601', '613'])
    await t.db
      .insertInto('regra_vendedor')
      .values({
        regra_id: id,
        vendedor_codigo,
        plano_registro: '471203148',
        inicio: '2026-01-01',
        fim: '2026-12-31',
      })
      .execute();
  for (const competencia of ['2026-09', '2026-10'])
    await geraFechamento(t.db, {
      isPrimeira: true,
      competencia,
      por: 'Otávio',
      hoje: '2026-11-05',
      momento: '2026-11-05T09:00:00',
    });
  await t.db
    .updateTable('comissao_fechamento')
    .set({ paga_em: '2026-11-15', paga_por: 'Sônia' })
    .where('competencia', '=', '2026-10')
    .execute();
});

afterAll(() => t.close());

const asked = (competencia: string, quem: Quem = gerente) =>
  ask(quem, `/comissionamento/getRelatorioComissaoPdf/${competencia}`);

it('is what was kept when the month was closed, with its totals (VEN-10)', async () => {
  const { status, body } = await asked('10_2026');
  const { nome, conteudo } = body as { nome: string; conteudo: string };
  expect([status, nome]).toEqual([200, 'relatorio-comissao-10-2026.pdf']);
  const text = pdfText(Buffer.from(conteudo, 'base64')).replaceAll(/ +/g, ' ');
  for (const words of [
    'Competência 10/2026',
    'Fechada em 05/11/2026',
    'Pagamento 15/11/2026',
    'Emissão 21/11/2026',
    'Emitido por Pessoa de Teste',
    // One sale of the month, and one reversal of an earlier month's sale.
    '613 Marina 1 60,00 1 60,00 0,00 0,00 0,00',
    'Total 1 60,00 1 60,00 0,00 0,00 0,00',
    'página 1 de 1',
  ])
    expect(text).toContain(words);
  // Later changes leave the paper unchanged.
  await t.db.updateTable('venda').set({ administrativa: true }).execute();
  const again = (await asked('10_2026')).body as { conteudo: string };
  expect(again.conteudo).toBe(conteudo);
});

it('says that a month is not paid yet', async () => {
  const { conteudo } = (await asked('09_2026')).body as { conteudo: string };
  const text = pdfText(Buffer.from(conteudo, 'base64')).replaceAll(/ +/g, ' ');
  expect(text).toContain('Pagamento ainda não pago');
  expect(text).toContain('Total 2 120,00 0 0,00 0,00 120,00 0,00');
});

const passo = async (competencia: string) => {
  const { body } = await ask(gerente, `/comissionamento/getPreviaComissaoGeral/${competencia}`);
  const { geradaPor, relatorioEm, relatorioPor, pagaPor } = body as Record<string, string | null>;
  return { geradaPor, relatorioEm, relatorioPor, pagaPor };
};

it('COM-56: a month says who closed it, who made its report last, and who paid it', async () => {
  await t.db.updateTable('comissao_fechamento').set({ relatorio_em: null, relatorio_por: null }).execute();
  const antes = { geradaPor: 'Otávio', relatorioEm: null, relatorioPor: null, pagaPor: null };
  expect(await passo('09_2026')).toEqual(antes);
  expect((await asked('09_2026', atendente)).status).toBe(403);
  expect(await passo('09_2026')).toEqual(antes);
  await asked('09_2026');
  expect(await passo('09_2026')).toEqual({
    ...antes,
    relatorioEm: '21/11/2026 09:00',
    relatorioPor: 'Pessoa de Teste',
  });
  expect(await passo('10_2026')).toMatchObject({ relatorioEm: null, pagaPor: 'Sônia' });
  expect(await passo('11_2026')).toMatchObject({ geradaPor: null, relatorioEm: null });
});

it('has none of a month that is open', async () => {
  expect(await asked('11_2026')).toEqual({ status: 204, body: null });
});

it.each([
  ['a seller, also the head of a group', cabeca],
  ['another occupation', atendente],
])('is closed to %s', async (_, quem) => {
  expect((await asked('10_2026', quem)).status).toBe(403);
});
