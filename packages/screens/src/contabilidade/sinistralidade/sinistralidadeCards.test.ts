import type { Sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, it } from 'vitest';
import { sinistralidadeCards } from './sinistralidadeCards.ts';

const row = (CUSTOBRUTO: number, COPART: number, MENSALIDADE: number): Sinistralidade =>
  fakeRow(sinistralidadeReport, 1, { CUSTOBRUTO, COPART, MENSALIDADE, SINISTRALIDADE: null });

// 50 % of 1,000 and 200 % of 10: together 51.49 %, while their average is 125 %.
const grande = row(50_000, 0, 100_000);
const pequena = row(2_500, 500, 1_000);

const writtenOf = (rows: Sinistralidade[] | undefined, filtered: Sinistralidade[]) =>
  sinistralidadeCards(rows, filtered).map(({ label, value, hint }) => [label, value, hint]);

it('works the ratio out of the sums of what the filters leave (CTB-10)', () => {
  expect(writtenOf([grande, pequena], [grande, pequena])).toEqual([
    ['Custo assistencial', 52_500, false],
    ['Receita', 101_000, false],
    ['Coparticipação', 500, false],
    ['Sinistralidade %', '51,49%', 'despesa líquida R$ 520,00'],
  ]);
  expect(writtenOf([grande, pequena], [pequena])).toEqual([
    ['Custo assistencial', 2_500, 'R$ 525,00 sem o filtro'],
    ['Receita', 1_000, 'R$ 1.010,00 sem o filtro'],
    ['Coparticipação', 500, false],
    ['Sinistralidade %', '200,00%', 'despesa líquida R$ 20,00 · 51,49% sem o filtro'],
  ]);
});

it('has a dash without fees, and nothing before an answer', () => {
  const ratio = (rows: Sinistralidade[] | undefined) => writtenOf(rows, rows ?? []).at(-1);
  expect(ratio([row(500, 0, 0)])).toEqual(['Sinistralidade %', '—', 'despesa líquida R$ 5,00']);
  expect(ratio(undefined)).toEqual(['Sinistralidade %', undefined, undefined]);
});
