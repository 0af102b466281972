import { expect, test } from 'vitest';
import { calendarioDe, type EnvioDoMes, prazoDoSib } from './calendarioSib.rules.ts';

const outubro: EnvioDoMes = {
  competencia: '2026-10',
  situacao: 'PROCESSADO',
  geradoEm: '2026-11-04T09:30',
  retornoEm: '2026-11-05T14:40',
};
const julho: EnvioDoMes = { ...outubro, competencia: '2026-07', geradoEm: '2026-08-02T10:00' };

test('SIB-62: the file of a month is due on the fifth of the next, also over the end of a year', () => {
  expect([prazoDoSib('2026-10'), prazoDoSib('2026-12')]).toEqual(['2026-11-05', '2027-01-05']);
});

test('SIB-62: each month tells what was made, what came back, and what is late', () => {
  const found = calendarioDe([outubro, julho], '2026-11-26') ?? [];
  expect(
    found.map(({ competencia, prazo, situacao, atraso }) => [competencia, prazo, situacao, atraso]),
  ).toEqual([
    ['2026-11', '2026-12-05', null, 0],
    ['2026-10', '2026-11-05', 'PROCESSADO', 0],
    ['2026-09', '2026-10-05', null, 52],
    ['2026-08', '2026-09-05', null, 82],
  ]);
});

test('SIB-62: a file made after its day is late by those days, and a refused one is none', () => {
  const tarde = { ...outubro, situacao: 'GERADO' as const, geradoEm: '2026-11-08T09:00', retornoEm: null };
  expect(calendarioDe([tarde], '2026-11-26')?.[1]).toMatchObject({ atraso: 3, espera: 18 });
  expect(calendarioDe([{ ...outubro, situacao: 'RECUSADO' }], '2026-11-26')?.[1]).toMatchObject({
    atraso: 21,
    espera: null,
  });
});

test('SIB-62: before the first file only the month that is due is told', () => {
  expect(calendarioDe([], '2026-11-26')?.map(({ competencia }) => competencia)).toEqual([
    '2026-11',
    '2026-10',
  ]);
});
