import { expect, it } from 'vitest';
import type { MotivoSemComissao } from './comissao.rules.ts';
import { nomeDoMotivo, textoDoMotivo } from './motivo.rules.ts';

const texto = (motivo: MotivoSemComissao, given: object = {}) =>
  textoDoMotivo({
    motivo,
    quantidade: 15,
    efetivadaEm: '2026-03-15',
    nascimento: '2001-03-16',
    pagaEm: null,
    ...given,
  });

it.each([
  ['SEM_FAIXA_QUANTIDADE', {}, 'faltam faixas para 15 vidas na faixa etária 24–28'],
  ['SEM_FAIXA_QUANTIDADE', { quantidade: 1 }, 'faltam faixas para 1 vida na faixa etária 24–28'],
  ['SEM_FAIXA_IDADE', { nascimento: '1950-01-01' }, 'faltam faixas para a faixa etária 59+'],
  ['FORA_DA_VIGENCIA', {}, 'falta uma regra em vigor na efetivação, em 15/03/2026'],
  ['REGRA_DESATIVADA', {}, 'a regra estava desativada em 15/03/2026'],
  ['REGRA_DESATIVADA', { pagaEm: '2026-05-02' }, 'a regra estava desativada em 02/05/2026'],
] as const)('says what a sale misses: %s %o (COM-10)', (motivo, given, expected) => {
  expect(texto(motivo, given)).toBe(expected);
});

it('has words for every condition', () => {
  for (const motivo of Object.keys(nomeDoMotivo) as MotivoSemComissao[])
    expect(texto(motivo)).toMatch(/^\p{Ll}.{10,}/u);
});
