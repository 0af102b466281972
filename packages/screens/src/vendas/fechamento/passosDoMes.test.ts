import { fakePonto } from '@vidas/api-client/vendas/fechamento/conferencia.fake.ts';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { fakeSaldo } from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { cargosDeGerente, ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { expect, it } from 'vitest';
import { quemFechaEPaga } from './mesEscrito.ts';
import { passosDoMes } from './passosDoMes.ts';

const aberta: PreviaGeral = {
  competencia: '2026-10',
  situacao: 'aberta',
  geradaEm: null,
  geradaPor: null,
  pagaEm: null,
  pagaPor: null,
  primeira: '2025-05',
  impedimento: null,
  antesSePaga: null,
  relatorioEm: null,
  relatorioPor: null,
  contestacoesAbertas: 0,
  pagamentosCorrigidos: [],
  vendedores: [fakeSaldo(1), fakeSaldo(3)],
};
const fechada: PreviaGeral = {
  ...aberta,
  situacao: 'fechada',
  geradaEm: '2026-11-05T09:00',
  geradaPor: 'Ana',
};
const comPapel: PreviaGeral = { ...fechada, relatorioEm: '2026-11-06T10:30', relatorioPor: 'Bia' };
const paga: PreviaGeral = { ...comPapel, situacao: 'paga', pagaEm: '2026-11-07', pagaPor: 'Caio' };

const estados = (mes: PreviaGeral): string[] => passosDoMes(mes, []).map(({ estado }) => estado);

it.each([
  ['open', aberta, ['Agora', 'Depois', 'Depois']],
  ['closed', fechada, ['Feito', 'Agora', 'Depois']],
  ['closed with its report', comPapel, ['Feito', 'Feito', 'Agora']],
  ['paid', paga, ['Feito', 'Feito', 'Feito']],
  ['paid without a report', { ...paga, relatorioEm: null, relatorioPor: null }, ['Feito', 'Agora', 'Feito']],
])('COM-56: the steps of a month that is %s', (_, mes, expected) => {
  expect(estados(mes)).toEqual(expected);
});

it('COM-56: a step says its content before, and its person and moment after', () => {
  const conteudo = /^2 vendedores, R\$ 240,00 a pagar; o maior: .+, R\$ 180,00\.$/;
  const [fechar] = passosDoMes(aberta, [fakePonto()]);
  expect(fechar).toMatchObject({ diz: '0 de 1 pontos conferidos.', ato: 'gerar', isBlocked: false });
  expect(fechar?.faz).toMatch(conteudo);
  expect(passosDoMes(fechada, [])[2]?.faz).toMatch(conteudo);
  expect(passosDoMes(paga, []).map(({ faz }) => faz)).toEqual([
    'Fechada em 05/11/2026 09:00 por Ana.',
    'Feito por último em 06/11/2026 10:30 por Bia.',
    'Paga em 07/11/2026, como marcou Caio.',
  ]);
});

it('COM-56: a step that cannot be done yet says why, and has no act', () => {
  const impedimento = 'A competência 10/2026 ainda não terminou.';
  expect(passosDoMes({ ...aberta, impedimento }, [])[0]).toMatchObject({ diz: impedimento, isBlocked: true });
  expect(passosDoMes(aberta, [])[2]).toMatchObject({ faz: 'Espera o fechamento.', ato: null });
  const antesSePaga = 'Antes de 10/2026 se paga 09/2026.';
  expect(passosDoMes({ ...comPapel, antesSePaga }, [])[2]).toMatchObject({
    diz: antesSePaga,
    isBlocked: true,
  });
});

it('COM-57: whoever may not close and pay reads who may', () => {
  for (const cargo of cargosDeGerente) {
    expect(ehGerente(cargo)).toBe(true);
    expect(quemFechaEPaga).toContain(cargo);
  }
});
