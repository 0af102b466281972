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

describe('a rule is refused whole', () => {
  const parceria = { planoRegistro: smart, vendedor: '613', parceiros: ['619'] };
  it.each<[string, object, string, string]>([
    [
      'without description',
      { ...porVida, dadosRegra: { ...dados, regraDescricao: ' ' } },
      'dadosRegra.regraDescricao',
      'Por favor, insira uma descrição para a nova regra!',
    ],
    [
      'of type 1 without value',
      { ...porVida, dadosRegra: semValor },
      'dadosRegra.regraValorVida',
      'Por favor, insira um valor maior que zero!',
    ],
    [
      'of type 2 without tracks',
      { ...porFaixa, faixasRegra: [] },
      'faixasRegra',
      'Por favor, inclua ao menos uma faixa!',
    ],
    [
      'with tracks that overlap',
      {
        ...porFaixa,
        faixasRegra: [faixa, { ...faixa, faixaDescricao: 'B', faixaVidasInicial: 8, faixaVidasFinal: 20 }],
      },
      'faixasRegra.1.faixaVidasInicial',
      'De 8 a 10 vendas da idade 0-18 já são da faixa “Até 10”!',
    ],
    [
      'with a track that ends before it begins',
      { ...porFaixa, faixasRegra: [{ ...faixa, faixaVidasInicial: 11 }] },
      'faixasRegra.0.faixaVidasFinal',
      'O final não pode ser menor que o início!',
    ],
    [
      'without sellers',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, vendedores: [] }] },
      'vendedorRegraComissao.0.vendedores',
      'Por favor, selecione ao menos um vendedor!',
    ],
    [
      'with a validity that ends before it begins',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, dataFim: '31/12/2025' }] },
      'vendedorRegraComissao.0.dataFim',
      'A data final não pode ser anterior à data inicial!',
    ],
    [
      'with a seller and plan twice',
      { ...porVida, vendedorRegraComissao: [associacao, { ...associacao, vendedores: ['613'] }] },
      'vendedorRegraComissao.1.vendedores',
      `O vendedor 613 já está nesta regra com o plano ${smart}!`,
    ],
    [
      'with an unknown seller',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, vendedores: ['613', '999'] }] },
      'vendedorRegraComissao.0.vendedores',
      'Nenhum vendedor ativo tem o código 999!',
    ],
    [
      'with a seller who left',
      { ...porVida, vendedorParceria: [{ ...parceria, parceiros: ['699'] }] },
      'vendedorParceria.0.parceiros',
      'Nenhum vendedor ativo tem o código 699!',
    ],
    [
      'with a plan that is not sold',
      { ...porVida, vendedorRegraComissao: [{ ...associacao, planoRegistro: [foraDeVenda] }] },
      'vendedorRegraComissao.0.planoRegistro',
      'Nenhum plano à venda tem o registro 485510191!',
    ],
    [
      'with a partner who is the seller',
      { ...porVida, vendedorParceria: [{ ...parceria, parceiros: ['619', '613'] }] },
      'vendedorParceria.0.parceiros',
      'O vendedor 613 não pode ser parceiro de si mesmo!',
    ],
    [
      'with two partnerships of a seller and plan',
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

  it('with a number that no column takes', async () => {
    const { status, body } = await r.insere({
      ...porVida,
      dadosRegra: { ...dados, regraEstornoMeses: 40_000 },
    });
    expect([status, body.problems]).toEqual([
      400,
      [{ field: 'dadosRegra.regraEstornoMeses', message: 'no máximo 120' }],
    ]);
  });
});
