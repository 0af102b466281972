import { maisDias } from '../../financeiro/feriado/calendario.rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prazosPadrao } from '../../juridico/prazos/prazos.rules.ts';

import type { FatosDoContrato, MensalidadeDoContrato } from './fatosDoContrato.ts';
import { avisoDe, contratoDe, mensalidadeDe } from './situacao.fixture.ts';
import { amanha, podeSerCancelado } from './situacaoOraculo.fixture.ts';
import { situacaoDoContrato } from './situacao.rules.ts';

/** Number of cases; more for a long run: `VIDAS_CASOS=100000 npx vitest run --project unit situacao`. */
const numRuns = Number(process.env.VIDAS_CASOS ?? 3_000);
const regencia = { prazos: prazosPadrao };
const inicio = '2026-11-10';
const antes = (min: number, max: number) => fc.integer({ min, max }).map((dias) => maisDias(inicio, -dias));
const naoMuito = { freq: 6 } as const;

/** Histories of one fee. */
const historia = fc.constantFrom<Partial<MensalidadeDoContrato>>(
  {},
  {},
  {},
  {},
  { pagaEm: '2026-11-01' },
  { pagaEm: '2026-11-25' },
  { pagaEmParte: true },
  { emAcordo: true },
  { boletoValidoVence: null },
  { debitoFalhou: true, boletoValidoVence: null },
  { debitoFalhou: true, boletoValidoVence: '2026-08-20' },
);

const mensalidades = fc
  .uniqueArray(fc.oneof(antes(20, 100), antes(-10, 380)), { minLength: 1, maxLength: 5 })
  .chain((dias) => fc.tuple(...dias.map((dia) => historia.map((over) => mensalidadeDe(dia, over)))));

const aviso = (faturas: readonly string[]) =>
  fc
    .record({ dia: antes(0, 70), nomeadas: fc.subarray([...faturas]), prova: fc.nat(5) })
    .map(({ dia, nomeadas, prova }) => ({
      ...avisoDe(dia, nomeadas),
      ...(prova === 0 && { recebidoEm: null, porqueNaoVale: 'aviso sem prova' }),
    }));

const contrato: fc.Arbitrary<FatosDoContrato> = mensalidades.chain((fees) => {
  const faturas = fees.map(({ fatura }) => fatura);
  return fc.record({
    tipo: fc.constantFrom('INDIVIDUAL', 'INDIVIDUAL', 'MEI', 'EMPRESARIAL', 'ADESAO', 'AFASTADO'),
    cobranca: fc.constantFrom(null, 'operadora', 'operadora', 'administradora'),
    contratoEm: fc.constantFrom('2025-02-01', '2010-06-01', '1998-03-01', null, '2024-12-01'),
    clausulaExclusao: fc.constantFrom(true, true, false, null),
    cienciaEmpresa: fc.constantFrom(true, true, false, null),
    mensalidades: fc.constant(fees),
    avisos: fc.oneof(
      fc.array(aviso(faturas), { maxLength: 3 }),
      antes(10, 60).map((dia) => [avisoDe(dia, faturas)]),
    ),
    internacoes: fc
      .option(
        fc
          .tuple(antes(15, 90), fc.option(fc.nat(14), { freq: 3 }))
          .map(([dia, fim]) => [{ inicio: dia, fim: fim === null ? null : maisDias(dia, fim) }]),
        naoMuito,
      )
      .map((found) => found ?? []),
    contestacoes: fc
      .option(
        fc
          .tuple(antes(15, 60), fc.option(fc.nat(14), { freq: 3 }))
          .map(([dia, fim]) => [{ abertaEm: dia, respondidaEm: fim === null ? null : maisDias(dia, fim) }]),
        naoMuito,
      )
      .map((found) => found ?? []),
    retornoAte: fc.constantFrom('2027-12-31', '2027-12-31', '2026-11-01', null),
  });
});

/** Options are rare on purpose: most histories should come near to the end. */
const dia = antes(-40, 5);

describe('planted histories', () => {
  test('NOT-3: no contract is ever cancellable against the law, and none that is cancellable is hidden', () => {
    let listados = 0;
    fc.assert(
      fc.property(contrato, dia, (fatos, day) => {
        const isListado = situacaoDoContrato(fatos, day, regencia).situacao === 'PODE_CANCELAR';
        if (isListado) listados += 1;
        expect(isListado).toBe(podeSerCancelado(fatos, day));
      }),
      { numRuns },
    );
    // Histories that never reach the end would show nothing.
    expect(listados).toBeGreaterThan(numRuns / 100);
  });

  test('NOT-7: the day that it names is the first one on which the law lets it be cancelled', () => {
    fc.assert(
      fc.property(contrato, antes(0, 30), (dado, day) => {
        const fatos = { ...dado, retornoAte: '9999-12-31' };
        const { podeDesde, situacao } = situacaoDoContrato(fatos, day, regencia);
        if (situacao === 'PODE_CANCELAR') expect(podeDesde !== null && podeDesde <= day).toBe(true);
        else if (podeDesde !== null) {
          for (let d = day; d < podeDesde; d = amanha(d)) expect(podeSerCancelado(fatos, d)).toBe(false);
          expect(podeSerCancelado(fatos, podeDesde)).toBe(true);
        }
      }),
      { numRuns: numRuns / 3 },
    );
  });
});

/** A cancellable contract, in which each change breaks one condition alone. */
const base = contratoDe({
  tipo: 'AFASTADO',
  cobranca: 'operadora',
  clausulaExclusao: true,
  cienciaEmpresa: true,
  internacoes: [{ inicio: '2026-06-01', fim: '2026-06-05' }],
  contestacoes: [{ abertaEm: '2026-06-10', respondidaEm: '2026-06-12' }],
});
const [setembro, outubro] = base.mensalidades as [MensalidadeDoContrato, MensalidadeDoContrato];
const [carta] = base.avisos;

describe('only one condition fails', () => {
  test('and with none, it may be cancelled', () => {
    expect(situacaoDoContrato(base, inicio, regencia).situacao).toBe('PODE_CANCELAR');
  });

  test.each<[string, Partial<FatosDoContrato>]>([
    ['a fee paid', { mensalidades: [setembro, { ...outubro, pagaEm: '2026-11-09' }] }],
    ['a fee paid in part', { mensalidades: [setembro, { ...outubro, pagaEmParte: true }] }],
    ['a fee in an agreement', { mensalidades: [setembro, { ...outubro, emAcordo: true }] }],
    ['no valid bill', { mensalidades: [setembro, { ...outubro, boletoValidoVence: null }] }],
    [
      'a failed debit',
      { mensalidades: [setembro, { ...outubro, boletoValidoVence: null, debitoFalhou: true }] },
    ],
    [
      'days of the failed debit',
      { mensalidades: [{ ...setembro, boletoValidoVence: '2026-09-11', debitoFalhou: true }, outubro] },
    ],
    ['no notice', { avisos: [] }],
    [
      'a notice without proof',
      { avisos: [{ ...avisoDe('2026-10-22'), recebidoEm: null, porqueNaoVale: 'aviso sem prova' }] },
    ],
    ['a notice of one fee', { avisos: [avisoDe('2026-10-22', [setembro.fatura])] }],
    ['a notice of nine days ago', { avisos: [avisoDe('2026-11-01')] }],
    ['a notice before its second fee was late', { avisos: [avisoDe('2026-10-13')] }],
    ['a stay without end', { internacoes: [{ inicio: '2026-11-09', fim: null }] }],
    ['a stay that ended nine days ago', { internacoes: [{ inicio: '2026-10-09', fim: '2026-11-01' }] }],
    ['a discharge on the day itself', { internacoes: [{ inicio: '2026-10-09', fim: inicio }] }],
    [
      'a fee due twelve months before',
      {
        mensalidades: [mensalidadeDe('2025-11-10'), outubro],
        avisos: [avisoDe('2026-10-22', ['F2025-11-10', outubro.fatura])],
      },
    ],
    ['an open dispute', { contestacoes: [{ abertaEm: '2026-11-01', respondidaEm: null }] }],
    [
      'a dispute answered nine days ago',
      { contestacoes: [{ abertaEm: '2026-10-25', respondidaEm: '2026-11-01' }] },
    ],
    ['no clause', { clausulaExclusao: false }],
    ['no word of the clause', { clausulaExclusao: null }],
    ['no knowledge of the company', { cienciaEmpresa: false }],
    ['no word of the company', { cienciaEmpresa: null }],
    ['the administradora collects', { cobranca: 'administradora' }],
    ['nobody knows who collects', { tipo: 'ADESAO', cobranca: null }],
    ['no day of the contract', { contratoEm: null }],
    ['a contract from before the law', { contratoEm: '1998-12-31' }],
    ['no bank return', { retornoAte: '2026-11-02' }],
  ])('NOT-3: %s: it is not listed', (_, over) => {
    expect(carta?.recebidoEm).toBe('2026-10-22');
    const lida = situacaoDoContrato({ ...base, ...over }, inicio, regencia);
    expect(lida.situacao).not.toBe('PODE_CANCELAR');
    expect(podeSerCancelado({ ...base, ...over }, inicio)).toBe(false);
    expect(lida.porques.length).toBeGreaterThan(0);
  });

  test('NOT-3: the 60th day is not the 61st', () => {
    expect(situacaoDoContrato(base, maisDias(inicio, -1), regencia).situacao).toBe('AGUARDANDO_DIAS');
  });
});
