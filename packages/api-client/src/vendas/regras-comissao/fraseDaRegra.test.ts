import { describe, expect, it } from 'vitest';
import { fraseDaRegra, type RegraDita } from './fraseDaRegra.ts';

const porVida: RegraDita = {
  tipo: 1,
  estornoMeses: 3,
  contabilizaMeta: true,
  valorVidaCents: 6_000,
  bonusVidas: 0,
  bonusPercentual: 0,
  faixas: [],
};
const idades = Array.from({ length: 10 }, (_, index) => index + 1);
const faixa = (
  vidasInicial: number,
  vidasFinal: number,
  percentual: (idade: number) => number,
  quais = idades,
) =>
  quais.map((faixaEtaria) => ({
    vidasInicial,
    vidasFinal,
    faixaEtaria,
    percentual: percentual(faixaEtaria),
  }));

describe('the sentence of a rule (RCO-24)', () => {
  it.each<[string, RegraDita, string]>([
    [
      'of type 1',
      porVida,
      'Paga R$ 60,00 por vida. Volta de quem cancela em menos de 3 meses; conta para a meta.',
    ],
    [
      'with a bonus and without a reversal',
      { ...porVida, bonusVidas: 20, bonusPercentual: 1_000, estornoMeses: 0, contabilizaMeta: false },
      'Paga R$ 60,00 por vida, e mais 10,00% a partir de 20 vidas no mês. Nada volta de quem cancela; não conta para a meta.',
    ],
    [
      'of type 2, the same for all ages',
      { ...porVida, tipo: 2, faixas: [...faixa(11, 99_999, () => 4_500), ...faixa(1, 10, () => 3_000)] },
      'Paga, do valor do plano, com 1 a 10 vidas no mês, 30,00%; com 11 ou mais vidas no mês, 45,00%. Volta de quem cancela em menos de 3 meses; conta para a meta.',
    ],
    [
      'of some ages',
      { ...porVida, tipo: 3, faixas: faixa(1, 99_999, (idade) => (idade < 4 ? 500 : 350), [1, 2, 3, 5]) },
      'Paga 5,00% (0-18 a 24-28), 3,50% (34-38) de cada mensalidade paga. Volta de quem cancela em menos de 3 meses; conta para a meta.',
    ],
    [
      'of many percentages',
      { ...porVida, tipo: 2, faixas: faixa(1, 1, (idade) => idade * 100) },
      'Paga, do valor do plano, com 1 vida no mês, 1,00% a 10,00% conforme a idade. Volta de quem cancela em menos de 3 meses; conta para a meta.',
    ],
  ])('%s', (_, regra, said) => expect(fraseDaRegra(regra)).toBe(said));
});
