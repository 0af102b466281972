import { fake } from '../../http/fake.ts';
import { fakeRow } from '../../report/report.fake.ts';
import type { Report } from '../../report/report.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import type { EstadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import {
  type AndamentoDaAnalise,
  calculaAnaliseGerencial,
  camposEmpresaAnalisada,
  cancelaAnaliseGerencial,
  type EmpresaAnalisada,
  getAnaliseGerencial,
  getEmpresasDespesasGuias,
  getEmpresasLancamentos,
  type MesDaAnalise,
  type ResumoDaAnalise,
} from './analiseGerencial.contract.ts';
import { figurasDe, type Grupo, somaGrupos, totaisDe } from './analiseGerencial.rules.ts';

const declared = { row: camposEmpresaAnalisada } as unknown as Report<typeof camposEmpresaAnalisada>;

const grupoOf = (row: EmpresaAnalisada): Grupo => ({
  vidas: row.quantidadeVidaAtual,
  mensalidade: row.valorMensalidade,
  coparticipacao: row.valorCoparticipacao,
  despesa: row.despesaAssistencial,
});

/** Company number `index` with its expenses, or without them; every seventh is inactive, some cost more than they pay. */
export const fakeEmpresaAnalisada = (
  index: number,
  comDespesas = true,
  given: Partial<EmpresaAnalisada> = {},
): EmpresaAnalisada => {
  const vidas = 4 + ((index * 13) % 90);
  const mensalidade = vidas * 13 * 41_250;
  const row = fakeRow(declared, index, {
    codigoEmpresa: String(1_000 + index).padStart(6, '0'),
    status: index % 7 === 3 ? 'I' : 'A',
    mesAniversario: String((index % 12) + 1).padStart(2, '0'),
    quantidadeVidaBase: vidas - (index % 4),
    quantidadeVidaAtual: vidas,
    valorMensalidade: mensalidade,
    valorCoparticipacao: Math.round(mensalidade * 0.06),
    despesaAssistencial: comDespesas ? Math.round(mensalidade * (0.42 + ((index * 7) % 11) * 0.07)) : null,
    ...given,
  });
  return { ...row, ...figurasDe(grupoOf(row)) };
};

/** `count` companies. */
export const fakeEmpresasAnalisadas = (count: number, comDespesas = true): EmpresaAnalisada[] =>
  Array.from({ length: count }, (_, index) => fakeEmpresaAnalisada(index + 1, comDespesas));

const meses = [
  ...Array.from({ length: 3 }, (_, index) => `2025-${String(index + 10)}`),
  ...Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
];

/** The months from October 2025 to October 2026; guides of the last two still wait for a decision. */
const fakeMeses = (comDespesas: boolean, comIndividual: boolean): MesDaAnalise[] =>
  meses.map((competencia, index) => ({
    competencia,
    mensalidade: 182_000_00 + index * 3_100_00,
    coparticipacao: 10_900_00 + index * 210_00,
    despesa: comDespesas ? 121_000_00 + ((index * 5) % 9) * 7_400_00 : null,
    individual: comIndividual
      ? {
          mensalidade: 61_000_00 + index * 900_00,
          coparticipacao: 3_400_00,
          despesa: comDespesas ? 52_000_00 + ((index * 4) % 7) * 2_900_00 : null,
        }
      : null,
    guiasEmAnalise: Math.max(0, (index - 10) * 23),
    valorEmAnalise: Math.max(0, (index - 10) * 9_870_50),
  }));

/** The cards of these companies, with individual contracts beside them. */
export const fakeResumo = (rows: readonly EmpresaAnalisada[], comIndividual = true): ResumoDaAnalise => {
  const coletivo = somaGrupos(rows.map(grupoOf));
  const individual = comIndividual
    ? {
        vidas: 812,
        mensalidade: 4_310_220_00,
        coparticipacao: 201_870_00,
        despesa: coletivo.despesa === null ? null : 4_498_700_00,
      }
    : null;
  return {
    ...totaisDe(coletivo, individual),
    competencias: fakeMeses(coletivo.despesa !== null, comIndividual),
  };
};

/** A calculation in its third month of fourteen, with the given changes. */
export const fakeCalculando = (given: Partial<EstadoDaTarefa> = {}): EstadoDaTarefa =>
  fakeTarefa({ passo: 'Despesas de 11/2025 somadas', ...given });

/** A finished calculation of these companies. */
export const fakeCalculo = (
  rows: readonly EmpresaAnalisada[],
  comIndividual = true,
): NonNullable<AndamentoDaAnalise['calculo']> => ({
  calculadoEm: '2026-11-21T09:00',
  usuario: 'Marina Alencar',
  datasEmpresas: [...rows],
  sumData: fakeResumo(rows, comIndividual),
});

/** The calls over one memory; each reading of the calculation halves the distance to its end. */
export const analiseFakes = (count = 40) => {
  const semDespesas = fakeEmpresasAnalisadas(count, false);
  const comDespesas = fakeEmpresasAnalisadas(count);
  let tarefa: EstadoDaTarefa | null = null;
  let hasResult = false;
  return [
    fake(getEmpresasLancamentos, ({ params: { b } }) => ({
      datasEmpresas: semDespesas,
      fullData: fakeResumo(semDespesas, b === 'I'),
    })),
    fake(getAnaliseGerencial, ({ params: { b } }) => {
      if (tarefa?.situacao === 'CANCELANDO')
        tarefa = { ...tarefa, situacao: 'CANCELADA', terminadaEm: '2026-11-21T09:00' };
      if (tarefa?.situacao === 'EXECUTANDO') {
        const feito = Math.min(tarefa.feito + 7, 14);
        tarefa = { ...tarefa, feito, ...(feito === 14 ? { situacao: 'CONCLUÍDA' } : {}) };
        hasResult = feito === 14;
      }
      return { tarefa, calculo: hasResult ? fakeCalculo(comDespesas, b === 'I') : null };
    }),
    fake(calculaAnaliseGerencial, () => (tarefa = fakeCalculando({ feito: 0 }))),
    fake(cancelaAnaliseGerencial, () => (tarefa = fakeCalculando({ situacao: 'CANCELANDO' }))),
    fake(getEmpresasDespesasGuias, ({ params: { b } }) => ({
      responseDatasEmpresas: comDespesas,
      sumData: fakeResumo(comDespesas, b === 'I'),
    })),
  ];
};
