import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apuraVendedor, type MensalidadePaga } from '../comissao.rules.ts';
import { competenciasEntre, ultimoDia } from '../meses.rules.ts';
import { eEstornada, type Linha, linhasDaVida, linhasDe, saldoDe } from './razao.rules.ts';
import type { RegraComissao, VidaVendida } from '../regras-comissao/regra.rules.ts';
import { preparaRegras, type Regras } from '../regras-comissao/regraDaVenda.rules.ts';

/** Number of cases; more for a long run: `VIDAS_CASOS=100000 npx vitest run --project unit razao`. */
const numRuns = Number(process.env.VIDAS_CASOS ?? 1_500);

const meses = competenciasEntre('2026-01', '2026-05');
const codigos = ['601', '604', '607'];
const dia = fc.tuple(fc.constantFrom(...meses), fc.integer({ min: 1, max: 31 })).map(([mes, day]) => {
  const last = ultimoDia(mes);
  const asked = `${mes}-${String(day).padStart(2, '0')}`;
  return asked < last ? asked : last;
});
const percentual = fc.integer({ min: 1, max: 20_000 });

const regra = (id: number): fc.Arbitrary<RegraComissao> =>
  fc.record({
    id: fc.constant(id),
    descricao: fc.constant(''),
    tipo: fc.constantFrom(1 as const, 2 as const, 3 as const),
    estornoMeses: fc.integer({ min: 0, max: 4 }),
    contabilizaMeta: fc.boolean(),
    valorVidaCents: fc.integer({ min: 1, max: 10_007 }),
    bonusVidas: fc.integer({ min: 0, max: 4 }),
    bonusPercentual: fc.integer({ min: 0, max: 3_333 }),
    cadastradaEm: fc.constant('2026-01-01'),
    desativadaEm: fc.option(dia, { freq: 4 }),
    faixas: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        descricao: fc.constant(''),
        vidasInicial: fc.integer({ min: 1, max: 3 }),
        vidasFinal: fc.integer({ min: 1, max: 9 }),
        faixaEtaria: fc.integer({ min: 1, max: 3 }),
        percentual,
      }),
      { maxLength: 4 },
    ),
    associacoes: fc.array(
      fc.record({
        vendedor: fc.constantFrom(...codigos),
        plano: fc.constantFrom('A', 'B'),
        inicio: fc.constantFrom('2026-01-01', '2026-02-10'),
        fim: fc.constantFrom('2026-03-20', '2026-12-31'),
      }),
      { maxLength: 4 },
    ),
    parcerias: fc.array(
      fc.record({
        vendedor: fc.constantFrom(...codigos),
        plano: fc.constantFrom('A', 'B'),
        parceiros: fc.subarray(codigos, { minLength: 1 }),
        contaMeta: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  });

/** A sale in the closing of several months; each change meanwhile is another element of `estados`. */
interface Historia {
  venda: string;
  estados: { vida: Omit<VidaVendida, 'venda'>; canceladoEm: string | null }[];
  fees: { pagaEm: string; valorCents: number }[];
}

const historia: fc.Arbitrary<Omit<Historia, 'venda'>> = fc.record({
  estados: fc.array(
    fc.record({
      vida: fc.record({
        vendedor: fc.constantFrom(...codigos),
        plano: fc.constantFrom('A', 'B'),
        valorCents: fc.integer({ min: 0, max: 99_999 }),
        efetivadaEm: fc.option(dia, { freq: 5 }),
        nascimento: fc.option(fc.constantFrom('2010-05-05', '2005-01-31', '1999-12-01'), { freq: 9 }),
        administrativa: fc.boolean(),
      }),
      canceladoEm: fc.option(dia, { freq: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fees: fc.array(fc.record({ pagaEm: dia, valorCents: fc.integer({ min: 1, max: 50_000 }) }), {
    maxLength: 3,
  }),
});

const devidasEm = (
  mes: string,
  regras: Regras,
  vendas: readonly Historia[],
  at: number,
): Map<string, Linha[]> => {
  const now = vendas.map(({ venda, estados, fees }) => {
    const estado = estados[Math.min(at, estados.length - 1)];
    return { vida: { venda, ...(estado as Historia['estados'][0]).vida }, fees };
  });
  const found = new Map<string, Linha[]>();
  for (const vendedor of codigos) {
    const own = now.filter(({ vida }) => vida.vendedor === vendedor);
    const vidas = own.filter(({ vida }) => vida.efetivadaEm?.startsWith(mes)).map(({ vida }) => vida);
    const fees = own.flatMap(({ vida, fees: all }) =>
      all
        .map((fee, index): MensalidadePaga => ({ vida, referencia: String(index), ...fee }))
        .filter((fee) => fee.pagaEm.startsWith(mes)),
    );
    const made = apuraVendedor(regras, vidas, fees);
    for (const comissao of [...made.vidas.flatMap(({ comissao: one }) => one ?? []), ...made.mensalidades]) {
      expect(comissao.partes.reduce((all, { valorCents }) => all + valorCents, 0)).toBe(comissao.valorCents);
      found.set(comissao.venda, [...(found.get(comissao.venda) ?? []), ...linhasDe(comissao, mes)]);
    }
  }
  return found;
};

const soma = (linhas: readonly Linha[]): number =>
  linhas.reduce((all, { valorCents }) => all + valorCents, 0);

describe('the ledger of commissions', () => {
  it('never pays what is not due, never takes back what was not paid, and every month adds up (COM-13, COM-17)', () => {
    fc.assert(
      fc.property(
        fc.tuple(regra(1), regra(2)),
        fc.array(historia, { minLength: 1, maxLength: 5 }),
        (todas, feitas) => {
          const vendas = feitas.map((each, index): Historia => ({ venda: String(index), ...each }));
          const regras = preparaRegras(todas);
          const razao: Linha[] = [];
          const saldos = new Map<string, number>();
          for (const [at, mes] of meses.entries()) {
            const origens = meses.slice(0, at);
            const porMes = [...origens, mes].map((each) => devidasEm(each, regras, vendas, at));
            const novas = vendas.flatMap(({ venda, estados }) => {
              const devidas = porMes.flatMap((found) => found.get(venda) ?? []);
              const { canceladoEm } = estados[Math.min(at, estados.length - 1)] as Historia['estados'][0];
              const escritas = razao.filter((linha) => linha.venda === venda);
              const linhas = linhasDaVida({ competencia: mes, devidas, origens, escritas, canceladoEm });
              // The sum of a life for each seller so far is the engine's result of today, or nothing after its reversal.
              const limite = [...escritas, ...devidas].map(({ estornoAte }) => estornoAte ?? '').toSorted();
              const nothing = eEstornada(canceladoEm, limite.at(-1) || null, mes);
              for (const vendedor of codigos) {
                const of = (all: readonly Linha[]) => soma(all.filter((each) => each.vendedor === vendedor));
                expect(of([...escritas, ...linhas])).toBe(nothing ? 0 : of(devidas));
              }
              return linhas;
            });
            expect(novas.every((linha) => linha.competencia === mes && linha.valorCents !== 0)).toBe(true);
            razao.push(...novas);
            for (const vendedor of codigos) {
              const own = soma(novas.filter((linha) => linha.vendedor === vendedor));
              const saldo = saldoDe(vendedor, saldos.get(vendedor) ?? 0, own);
              expect(saldo.anteriorCents + saldo.linhasCents).toBe(saldo.pagoCents + saldo.transportarCents);
              expect(saldo.pagoCents).toBeGreaterThanOrEqual(0);
              saldos.set(vendedor, saldo.transportarCents);
            }
          }
        },
      ),
      { numRuns },
    );
  });
});
