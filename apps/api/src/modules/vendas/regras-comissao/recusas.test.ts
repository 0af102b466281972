import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  associacao,
  dados,
  faixa,
  foraDeVenda,
  porFaixa,
  porVida,
  regrasServer,
  semValor,
  smart,
} from './regras.fixture.ts';

let r: Awaited<ReturnType<typeof regrasServer>>;
beforeAll(async () => {
  r = await regrasServer();
});
beforeEach(() => r.clear());
afterAll(() => r.server.close());

describe('a rule is refused whole (RCO-10)', () => {
  const parceria = { planoRegistro: smart, vendedor: '613', parceiros: ['619'] };
  it.each<[string, object, string, string]>([
    [
      'RCO-3: without description',
      { ...porVida, dadosRegra: { ...dados, regraDescricao: ' ' } },
      'dadosRegra.regraDescricao',
      'Por favor, insira uma descrição para a nova regra!',
    ],
    [
      'RCO-4: of type 1 without value',
      { ...porVida, dadosRegra: semValor },
      'dadosRegra.regraValorVida',
      'Por favor, insira um valor maior que zero!',
    ],
    [
      'RCO-4: of type 2 without tracks',
      { ...porFaixa, faixasRegra: [] },
      'faixasRegra',
      'Por favor, inclua ao menos uma faixa!',
    ],
    [
      'RCO-4: of type 1 with a bonus below zero',
      { ...porVida, dadosRegra: { ...dados, regraBonusPorcentagem: '-0,01' } },
      'dadosRegra.regraBonusPorcentagem',
      'Por favor, insira um valor que não seja negativo!',
    ],
    [
      'RCO-4: with a track without description',
      { ...porFaixa, faixasRegra: [{ ...faixa, faixaDescricao: ' ' }] },
      'faixasRegra.0.faixaDescricao',
      'Por favor, insira uma descrição!',
    ],
    [
      'RCO-4: with a track from no sale',
      { ...porFaixa, faixasRegra: [{ ...faixa, faixaVidasInicial: 0 }] },
      'faixasRegra.0.faixaVidasInicial',
      'Por favor, insira um valor maior que zero!',
    ],
    [
      'RCO-4: with a track of no age band',
      { ...porFaixa, faixasRegra: [{ ...faixa, tabelaFaixaId: 11 }] },
      'faixasRegra.0.tabelaFaixaId',
      'Por favor, selecione a faixa etária!',
    ],
    [
      'RCO-4: with a track that pays nothing',
      { ...porFaixa, faixasRegra: [{ ...faixa, faixaPorcentagemPaga: '0,00' }] },
      'faixasRegra.0.faixaPorcentagemPaga',
      'Por favor, insira um valor maior que zero!',
    ],
    [
      'RCO-5: of type 3 with an age band twice',
      {
        ...porFaixa,
        dadosRegra: { ...semValor, regraTipoId: 3 },
        faixasRegra: [
          { ...faixa, faixaVidasFinal: 5 },
          { ...faixa, faixaDescricao: 'B', faixaVidasInicial: 6 },
        ],
      },
      'faixasRegra.1.faixaVidasInicial',
      'De 1 a 99999 vendas da idade 0-18 já são da faixa “Até 10”!',
    ],
    [
      'RCO-6: without plans',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, planoRegistro: [] }] },
      'vendedorRegraComissao.0.planoRegistro',
      'Por favor, selecione ao menos um plano!',
    ],
    [
      'RCO-7: with a partnership without a partner',
      { ...porVida, vendedorParceria: [{ ...parceria, parceiros: [] }] },
      'vendedorParceria.0.parceiros',
      'Por favor, selecione ao menos um parceiro!',
    ],
    [
      'RCO-5: with tracks that overlap',
      {
        ...porFaixa,
        faixasRegra: [faixa, { ...faixa, faixaDescricao: 'B', faixaVidasInicial: 8, faixaVidasFinal: 20 }],
      },
      'faixasRegra.1.faixaVidasInicial',
      'De 8 a 10 vendas da idade 0-18 já são da faixa “Até 10”!',
    ],
    [
      'RCO-4: with a track that ends before it begins',
      { ...porFaixa, faixasRegra: [{ ...faixa, faixaVidasInicial: 11 }] },
      'faixasRegra.0.faixaVidasFinal',
      'O final não pode ser menor que o início!',
    ],
    [
      'RCO-6: without sellers',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, vendedores: [] }] },
      'vendedorRegraComissao.0.vendedores',
      'Por favor, selecione ao menos um vendedor!',
    ],
    [
      'RCO-6: with a validity that ends before it begins',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, dataFim: '31/12/2025' }] },
      'vendedorRegraComissao.0.dataFim',
      'A data final não pode ser anterior à data inicial!',
    ],
    [
      'RCO-6: with a seller and plan twice',
      { ...porVida, vendedorRegraComissao: [associacao, { ...associacao, vendedores: ['613'] }] },
      'vendedorRegraComissao.1.vendedores',
      `O vendedor 613 já está nesta regra com o plano ${smart}!`,
    ],
    [
      'RCO-8: with an unknown seller',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, vendedores: ['613', '999'] }] },
      'vendedorRegraComissao.0.vendedores',
      'Nenhum vendedor ativo tem o código 999!',
    ],
    [
      'RCO-8: with a seller who left',
      { ...porVida, vendedorParceria: [{ ...parceria, parceiros: ['699'] }] },
      'vendedorParceria.0.parceiros',
      'Nenhum vendedor ativo tem o código 699!',
    ],
    [
      'RCO-8: with a plan that is not sold',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, planoRegistro: [foraDeVenda] }] },
      'vendedorRegraComissao.0.planoRegistro',
      'Nenhum plano à venda tem o registro 485510191!',
    ],
    [
      'RCO-7: with a partner who is the seller',
      { ...porVida, vendedorParceria: [{ ...parceria, parceiros: ['619', '613'] }] },
      'vendedorParceria.0.parceiros',
      'O vendedor 613 não pode ser parceiro de si mesmo!',
    ],
    [
      'RCO-9: with two partnerships of a seller and plan',
      { ...porVida, vendedorParceria: [parceria, { ...parceria, parceiros: ['601'] }] },
      'vendedorParceria.1.vendedor',
      `O vendedor 613 já tem uma parceria nesta regra com o plano ${smart}!`,
    ],
  ])('%s', async (_, rascunho, field, message) => {
    const { status, body } = await r.insere(rascunho);
    expect([status, body]).toEqual([422, { error: message, message, problems: [{ field, message }] }]);
    expect(await r.count()).toEqual([0, 0, 0, 0, 0]);
  });

  it('with all its problems at once', async () => {
    const { status, body } = await r.insere({
      ...porVida,
      dadosRegra: { ...semValor, regraDescricao: '' },
      vendedorRegraComissao: [],
    });
    expect(status).toBe(422);
    expect(body.message).toBe('Por favor, insira uma descrição para a nova regra! Há outros 2 problemas.');
    expect(body.problems).toHaveLength(3);
  });

  it.each([
    [40_000, 'no máximo 120'],
    [-1, 'use um número inteiro que não seja negativo'],
    [1.5, expect.any(String)],
  ])(
    'with %d months of reversal, a number that no column takes (RCO-3)',
    async (regraEstornoMeses, message) => {
      const { status, body } = await r.insere({ ...porVida, dadosRegra: { ...dados, regraEstornoMeses } });
      expect([status, body.problems]).toEqual([400, [{ field: 'dadosRegra.regraEstornoMeses', message }]]);
    },
  );
});
