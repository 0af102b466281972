import { describe, expect, it } from 'vitest';
import { andamentoDe, fimDaImportacao, fimDoEnvio, partesDe, saidaDe, statusDe } from './andamento.rules.ts';

const inicio = '2026-11-21T23:59:30';
const aos = (segundos: number) =>
  new Date(Date.parse(`${inicio}Z`) + segundos * 1_000).toISOString().slice(0, 19);
const caminho = (ordem: number) =>
  [-1, 0, 4, 5, 9, 10, 29, 30, 44, 45, 9_999].map(
    (s) => andamentoDe({ ordem: ordem, agendada_em: null }, inicio, aos(s)).situacao,
  );

describe('a message', () => {
  it.each([
    ['sent', 1, [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['lost', 4, [0, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['delivered', 7, [0, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7]],
    ['read', 3, [0, 1, 1, 1, 1, 7, 7, 3, 3, 3, 3]],
    ['clicked', 6, [0, 1, 1, 1, 1, 7, 7, 3, 3, 6, 6]],
    ['answered', 5, [0, 1, 1, 1, 1, 7, 7, 3, 3, 5, 5]],
  ])('that ends %s passes through its states by the clock', (_, end, expected) => {
    const ordem = Array.from({ length: 50 }, (__, at) => at).find((at) => caminho(at).at(-1) === end);
    expect(caminho(ordem ?? -1)).toEqual(expected);
  });

  it('leaves in its turn, over midnight too', () => {
    expect([0, 49, 50, 1_500].map((ordem) => saidaDe(inicio, ordem))).toEqual([
      '2026-11-21T23:59:30',
      '2026-11-21T23:59:30',
      '2026-11-21T23:59:31',
      '2026-11-22T00:00:00',
    ]);
  });

  it('has every ending in a hundred, never one that it does not know', () => {
    const ends = Array.from(
      { length: 100 },
      (_, ordem) => andamentoDe({ ordem: ordem, agendada_em: null }, inicio, aos(9_999)).situacao,
    );
    const count = (situacao: number) => ends.filter((end) => end === situacao).length;
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(count)).toEqual([0, 12, 0, 25, 6, 2, 5, 50]);
  });

  it('never goes back', () => {
    const rank = [0, 1, -1, 3, 3, 4, 4, 2];
    for (let ordem = 0; ordem < 50; ordem += 1) {
      const ranks = Array.from(
        { length: 60 },
        (_, s) => rank[andamentoDe({ ordem: ordem, agendada_em: null }, inicio, aos(s)).situacao] ?? -1,
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});

describe('a campaign', () => {
  const row = { status: 11, importada_em: '2026-11-21 10:00:02', envio_terminado_em: null };

  it('is imported when its moment has come, and stays where a person left it', () => {
    expect([1, 2, 3].map((s) => statusDe(row, `2026-11-21T10:00:0${s}`))).toEqual([11, 12, 12]);
    for (const status of [3, 5, 12, 13])
      expect(
        statusDe({ ...row, status, envio_terminado_em: '2026-11-21 10:00:00' }, '2027-01-01T00:00:00'),
      ).toBe(status);
  });

  it('is sent when its last message has left', () => {
    const fim = fimDoEnvio(inicio, 101);
    expect(fim).toBe(aos(8));
    const sending = { status: 1, importada_em: null, envio_terminado_em: fim };
    expect([statusDe(sending, aos(7)), statusDe(sending, aos(8))]).toEqual([1, 3]);
    expect(fimDaImportacao(inicio, 4_000)).toBe(aos(4));
  });

  it('pays a long text as several (MSG-14)', () => {
    expect(['a', 'a'.repeat(160), 'a'.repeat(161), 'a'.repeat(640)].map(partesDe)).toEqual([1, 1, 2, 5]);
  });
});
