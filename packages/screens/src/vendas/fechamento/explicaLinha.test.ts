import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { fakeLinhas } from '@vidas/api-client/vendas/fechamento/linhas.fake.ts';
import { expect, it } from 'vitest';
import { explicaLinha } from './explicaLinha.ts';

const plain = (linha: LinhaExplicada): string => explicaLinha(linha).replaceAll('\u00a0', ' ');

it('says of each line how it came about (COM-10, COM-34)', () => {
  expect(fakeLinhas().map(plain)).toEqual([
    'R$ 60,00 por vida; definitiva em 15/01/2027',
    'R$ 60,00 por vida; bônus de 10,00% por 20 vidas no mês; definitiva em 15/01/2027',
    '30,00% do plano de R$ 199,90; faixa “Até 10 vendas”, com 10 vidas no mês; 1 de 3 partes; definitiva em 15/01/2027',
    '5,00% da mensalidade de R$ 300,00; faixa “Jovens”, com 14 vidas no mês; definitiva em 15/01/2027',
    'Diferença de 08/2026, que mudou depois de fechado: administrativa: não → sim (por Marina Alencar, em 03/11/2026 14:20); R$ 60,00 por vida; definitiva em 15/01/2027',
    'Devolve o que foi pago: cancelada em 09/10/2026, antes de ser definitiva',
    'Linha à mão: A regra venceu em 30/09. (escrita por Marina Alencar em 04/11/2026 09:10, confirmada por Otávio Magalhães Freitas em 04/11/2026 11:00)',
  ]);
});

it('calls the base of a mended fee a fee', () => {
  const mensalidade = fakeLinhas()[3] as LinhaExplicada;
  expect(plain({ ...mensalidade, especie: 'AJUSTE', origem: '2026-08' })).toMatch(
    /^Diferença de 08\/2026, que mudou depois de fechado; 5,00% da mensalidade de R\$ 300,00/,
  );
});

it('tells a reversal that is given back from a difference (COM-14)', () => {
  const [linha] = fakeLinhas() as [LinhaExplicada];
  expect(plain({ ...linha, especie: 'AJUSTE', codigoRegra: null })).toBe(
    'Devolve um estorno: o cancelamento foi desfeito',
  );
});
