import { fakePessoaRetencao } from '@vidas/api-client/retencao/retencao.fake.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { abasRetencao } from './abasRetencao.ts';
import { RetencaoActs } from './RetencaoActs.tsx';
import { retencaoColumns } from './retencaoColumns.tsx';

it('four tabs, each with its list, its act and its file (RET-1, RET-7, RET-12)', () => {
  expect(abasRetencao.map(({ label, act, csv }) => [label, act, csv])).toEqual([
    ['Cancelados', 'adicionar', 'BeneficiariosCancelados'],
    ['Cancelamento no final do mês', 'adicionar', 'BeneficiariosCanceladosFimMes'],
    ['Atendimento', 'adicionar', 'BeneficiariosRetencaoAndamento'],
    ['Finalizados', 'reabrir', 'BeneficiariosRetencaoFinalizados'],
  ]);
});

it('the columns are fourteen (RET-13)', () => {
  expect(new Set(retencaoColumns.map(({ header }) => header)).size).toBe(14);
});

it.each([
  ['adicionar', null, false],
  ['adicionar', 'A', false],
  ['adicionar', 'F', true],
  ['reabrir', 'A', true],
  ['reabrir', 'F', false],
] as const)('%s of an attendance of status %s is disabled: %s (RET-7)', (act, statusRet, isDisabled) => {
  const beneficiario = fakePessoaRetencao(1, { statusRet });
  const drawn = renderToStaticMarkup(createElement(RetencaoActs, { act, beneficiario, onAct: () => {} }));
  expect(/<button[^>]* disabled=""/.test(drawn)).toBe(isDisabled);
});
