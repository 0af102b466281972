import { fakeLinha, fakeLinhas } from '@vidas/api-client/vendas/fechamento/linhas.fake.ts';
import { expect, it } from 'vitest';
import { historiaDaLinha } from './historiaDaLinha.ts';

const historia = (linha = fakeLinha(), hoje = '2026-11-20') =>
  Object.fromEntries(historiaDaLinha(linha, hoje).map(({ name, value }) => [name, value]));

it('COM-54: a line tells its sale, effectuation, payment, rule, change, and when it is final', () => {
  expect(historia()).toEqual({
    'Vendida em': '02/10/2026',
    'Efetivada em': '15/10/2026',
    'Comissão paga em': 'ainda não paga',
    Regra:
      '1 “Valor fixo por vida”: Paga R$ 60,00 por vida. Volta de quem cancela em menos de 3 meses; conta para a meta.',
    'Como se chegou ao valor': 'R$ 60,00 por vida; definitiva em 15/01/2027',
    'O que mudou': 'nada desde que foi apurada',
    Definitiva: 'em 15/01/2027; um cancelamento antes desse dia a estorna',
  });
  expect(historia(fakeLinha(1, { comissaoPagaEm: '2026-11-05' }), '2027-01-15')).toMatchObject({
    'Comissão paga em': '05/11/2026',
    Definitiva: 'desde 15/01/2027',
  });
});

it('COM-54: a fee tells when it was paid, a change what changed, a reversal and a line by hand why', () => {
  const [, , , mensalidade, ajuste, estorno, aMao] = fakeLinhas();
  expect(historia(mensalidade)['Mensalidade paga em']).toBe('20/10/2026');
  expect(historia(ajuste)['O que mudou']).toBe(
    'administrativa: não → sim (por Marina Alencar, em 03/11/2026 14:20)',
  );
  expect(historia(estorno)).toMatchObject({
    Regra: '—',
    Definitiva: 'não chegou a ser: cancelada em 09/10/2026',
  });
  expect(historia(aMao)).toMatchObject({
    'O que mudou': expect.stringMatching(/^A regra venceu/),
    Definitiva: 'desde que foi escrita: nenhum cancelamento a estorna',
  });
});
