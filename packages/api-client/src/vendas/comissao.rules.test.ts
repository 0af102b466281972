import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apuraVendedor } from './comissao.rules.ts';
import { somaMeses } from './meses.rules.ts';
import { eEstornada } from './fechamento/razao.rules.ts';
import type { RegraComissao, VidaVendida } from './regras-comissao/regra.rules.ts';
import { preparaRegras } from './regras-comissao/regraDaVenda.rules.ts';

const text = readFileSync(new URL('../../../../docs/regras/comissao.md', import.meta.url), 'utf8');
const tables = text
  .split('\n\n')
  .filter((part) => part.startsWith('| '))
  .map((part) =>
    part
      .trim()
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
const cents = (value: string): number => Number(value.replace(/\D/g, ''));
const iso = (value: string): string => value.split('/').toReversed().join('-');
const dia = '2026-03-15';

const regraDe = (said: string): RegraComissao => {
  const part = (pattern: RegExp): string => pattern.exec(said)?.[1] ?? '';
  const tipo = Number(part(/tipo (\d)/)) as RegraComissao['tipo'];
  const bonus = /bônus ([\d,]+)% com (\d+)/.exec(said);
  const vigencia = /de (\S+) a (\S+)/.exec(said);
  const tracks =
    tipo === 3 ? [['', '1', '99999', part(/([\d,]+)%/)]] : [...said.matchAll(/(\d+)–(\d+): ([\d,]+)%/g)];
  const seller = { vendedor: '601', plano: 'A' };
  const desativada = part(/desativada em (\S+)/);
  return {
    id: 1,
    descricao: said,
    tipo,
    estornoMeses: 3,
    contabilizaMeta: true,
    valorVidaCents: tipo === 1 ? cents(part(/R\$ ([\d.,]+\d)/)) : 0,
    bonusVidas: Number(bonus?.[2] ?? 0),
    bonusPercentual: cents(bonus?.[1] ?? '0'),
    cadastradaEm: '2025-01-01',
    desativadaEm: desativada ? iso(desativada) : null,
    faixas: tracks.map(([, from, to, percentual], index) => ({
      id: index + 1,
      descricao: '',
      vidasInicial: Number(from),
      vidasFinal: Number(to),
      faixaEtaria: 1,
      percentual: cents(percentual ?? ''),
    })),
    associacoes: [
      {
        ...seller,
        inicio: iso(vigencia?.[1] ?? '01/01/2025'),
        fim: iso(vigencia?.[2] ?? '31/12/2030'),
      },
    ],
    parcerias: said.includes('parceiro')
      ? [
          {
            ...seller,
            parceiros: ['604', '607'].slice(0, Number(part(/com (\d) parceiro/))),
            contaMeta: true,
          },
        ]
      : [],
  };
};

describe('the worked cases of docs/regras/comissao.md (COM-1, COM-4, COM-7)', () => {
  it.each(tables[0] ?? [])('%s: %s; %s; %s', (_caso, regra, vendas, esperado) => {
    const [, count, valor] = /^(\d+) × R\$ ([\d.,]+)/.exec(vendas ?? '') ?? [];
    const idade = Number(/aos (\d+) anos/.exec(vendas ?? '')?.[1] ?? 18);
    const vidas = Array.from({ length: Number(count) }, (_, index): VidaVendida => ({
      venda: String(index),
      vendedor: '601',
      plano: 'A',
      valorCents: cents(valor ?? ''),
      efetivadaEm: dia,
      // The new age counts from the birthday on.
      nascimento: `${2026 - idade}-03-15`,
      administrativa: (vendas ?? '').includes('administrativa'),
    }));
    const fees = (vendas ?? '').includes('pagas')
      ? vidas.map((vida) => ({ vida, referencia: '1', valorCents: vida.valorCents, pagaEm: dia }))
      : [];
    const made = apuraVendedor(preparaRegras([regraDe(regra ?? '')]), vidas, fees);
    const comissoes = [...made.vidas.flatMap(({ comissao }) => comissao ?? []), ...made.mensalidades];
    const [, times, amounts = ''] = /^(\d+) × (.*)$/.exec(esperado ?? '') ?? [];
    if (!times) {
      expect(comissoes).toEqual([]);
      expect(made.vidas.map(({ motivo }) => motivo)).toEqual(vidas.map(() => esperado));
      return;
    }
    expect(comissoes.map(({ partes }) => partes.map(({ valorCents }) => valorCents))).toEqual(
      Array.from({ length: Number(times) }, () => amounts.split('+').map(cents)),
    );
  });

  it.each(tables[1] ?? [])(
    'effectuated on %s, %s months, cancelled on %s: %s',
    (efetivada, meses, cancelada, sim) => {
      const limite = somaMeses(iso(efetivada ?? ''), Number(meses));
      expect(eEstornada(iso(cancelada ?? ''), limite, '2030-12')).toBe(sim === 'sim');
    },
  );

  it('has cases to read', () => {
    expect(tables.map((rows) => rows.length)).toEqual([24, 10]);
  });
});

const rule = (values: Partial<RegraComissao>): RegraComissao => ({
  ...regraDe('tipo 1, R$ 60,00'),
  ...values,
});
const vida = (values: Partial<VidaVendida> = {}): VidaVendida => ({
  venda: '1',
  vendedor: '601',
  plano: 'A',
  valorCents: 30_000,
  efetivadaEm: dia,
  nascimento: '2000-01-01',
  administrativa: false,
  ...values,
});

it('the number of the month counts lives in partnership and without a rule, and none that is administrative (COM-4)', () => {
  const banded = preparaRegras([regraDe('tipo 2, 1–3: 30,00%, 4–10: 45,00%')]);
  const young = vida({ nascimento: '2010-01-01' });
  const month = (...others: Partial<VidaVendida>[]) =>
    apuraVendedor(
      banded,
      [young, ...others.map((each, index) => ({ ...young, venda: `o${index}`, ...each }))],
      [],
    ).vidas[0]?.comissao?.percentual;
  expect(month({}, {})).toBe(3_000);
  expect(month({}, {}, { plano: 'B' })).toBe(4_500);
  expect(month({}, {}, { administrativa: true })).toBe(3_000);
  expect(month({}, {}, { efetivadaEm: null })).toBe(3_000);
  const shared = preparaRegras([
    regraDe('tipo 2, 1–1: 30,00%, 2–10: 45,00%'),
    {
      ...regraDe('tipo 2, 1–10: 20,00%'),
      id: 2,
      associacoes: [],
      parcerias: [{ vendedor: '601', plano: 'B', parceiros: ['604'], contaMeta: true }],
    },
  ]);
  const both = apuraVendedor(shared, [young, { ...young, venda: '2', plano: 'B' }], []).vidas;
  expect(both.map(({ comissao }) => [comissao?.percentual, comissao?.partes.length])).toEqual([
    [4_500, 1],
    [2_000, 2],
  ]);
});

it.each([
  [0, 18],
  [19, 23],
  [24, 28],
  [29, 33],
  [34, 38],
  [39, 43],
  [44, 48],
  [49, 53],
  [54, 58],
  [59, 120],
])('one age band is from %i to %i years on the day of the effectuation (COM-5)', (first, last) => {
  const faixas = Array.from({ length: 10 }, (_, index) => ({
    id: index + 1,
    descricao: '',
    vidasInicial: 1,
    vidasFinal: 99_999,
    faixaEtaria: index + 1,
    percentual: 1_000,
  }));
  const regras = preparaRegras([{ ...regraDe('tipo 2, 1–10: 10,00%'), faixas }]);
  const bandOf = (nascimento: string) =>
    apuraVendedor(regras, [vida({ nascimento })], []).vidas[0]?.comissao?.faixa;
  const born = (years: number, day = '03-15') => `${2026 - years}-${day}`;
  const band = bandOf(born(first));
  expect(bandOf(born(last))).toBe(band);
  // A life with a birthday tomorrow is of the age before.
  if (first > 0) expect(bandOf(born(first, '03-16'))).toBe(Number(band) - 1);
  if (last < 59)
    expect([bandOf(born(last + 1, '03-16')), bandOf(born(last + 1))]).toEqual([band, Number(band) + 1]);
});

describe('the rule of a sale', () => {
  it('is that of a partnership before the own one (COM-3)', () => {
    const own = rule({ id: 1 });
    const shared = rule({ id: 2, associacoes: [], parcerias: regraDe('tipo 1, com 1 parceiro').parcerias });
    const [found] = apuraVendedor(preparaRegras([own, shared]), [vida()], []).vidas;
    expect(found?.comissao).toMatchObject({ regra: 2, partes: [{ vendedor: '601' }, { vendedor: '604' }] });
  });

  it('is none for a plan that the seller has none for', () => {
    const [found] = apuraVendedor(preparaRegras([rule({})]), [vida({ plano: 'B' })], []).vidas;
    expect(found).toMatchObject({ comissao: null, motivo: 'SEM_REGRA', contaMeta: [] });
  });

  it('pays no fee from the day on which it is disabled, and those before (COM-2)', () => {
    const regras = preparaRegras([{ ...regraDe('tipo 3, 5,00%'), desativadaEm: '2026-05-10' }]);
    const fee = (referencia: string, pagaEm: string) => ({
      vida: vida({ nascimento: '2010-01-01' }),
      referencia,
      valorCents: 30_000,
      pagaEm,
    });
    const made = apuraVendedor(regras, [], [fee('1', '2026-05-09'), fee('2', '2026-05-10')]);
    expect(made.mensalidades.map(({ referencia }) => referencia)).toEqual(['1']);
    expect(made.semComissao).toEqual([{ venda: '1', referencia: '2', motivo: 'REGRA_DESATIVADA' }]);
  });

  it('counts lives towards the goals of the seller and of partners, each where it says so (COM-11)', () => {
    const partner = { vendedor: '601', plano: 'A', parceiros: ['604'] };
    const goals = (contabilizaMeta: boolean, contaMeta: boolean) =>
      apuraVendedor(
        preparaRegras([rule({ contabilizaMeta, parcerias: [{ ...partner, contaMeta }] })]),
        [vida()],
        [],
      ).vidas[0]?.contaMeta;
    expect([goals(true, true), goals(true, false), goals(false, true), goals(false, false)]).toEqual([
      ['601', '604'],
      ['601'],
      ['604'],
      [],
    ]);
  });

  it('needs a day of birth only where it asks for an age', () => {
    const unborn = vida({ nascimento: null });
    expect(apuraVendedor(preparaRegras([rule({})]), [unborn], []).vidas[0]?.comissao?.valorCents).toBe(6_000);
    const banded = preparaRegras([regraDe('tipo 2, 1–10: 30,00%')]);
    expect(apuraVendedor(banded, [unborn], []).vidas[0]?.motivo).toBe('SEM_NASCIMENTO');
  });
});
