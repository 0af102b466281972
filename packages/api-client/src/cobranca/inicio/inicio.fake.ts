import { fake } from '../../http/fake.ts';
import { faixasDeAtraso } from '../inadimplencia/pagamentoVencido.report.ts';
import { getInicio, type InicioCobranca } from './inicio.contract.ts';

const dias = [
  ['2026-11-06', '2026-11-20'],
  ['2026-10-22', '2026-11-05'],
  ['2026-09-22', '2026-10-21'],
  ['2026-08-23', '2026-09-21'],
  ['2026-03-10', '2026-08-22'],
] as const;

const faixas = (
  counts: readonly (readonly [titulos: number, titulares: number, empresas: number, valor: number])[],
) =>
  dias.map(([inicio, fim], index) => {
    const [titulos = 0, titulares = 0, empresas = 0, valor = 0] = counts[index] ?? [];
    return { nome: faixasDeAtraso[index]?.nome ?? '', inicio, fim, titulos, titulares, empresas, valor };
  });

/** A home on 21/11/2026 with work of every kind, with the given changes. */
export const fakeInicio = (given: Partial<InicioCobranca> = {}): InicioCobranca => ({
  hoje: '2026-11-21',
  competencia: '2026-11',
  ha: { vidas: true, retencoes: true, titulos: true },
  atraso: {
    titulos: 475,
    titulares: 371,
    empresas: 4,
    faixas: faixas([
      [203, 184, 3, 9_812_450],
      [101, 96, 1, 5_230_180],
      [88, 71, 0, 4_918_700],
      [52, 38, 1, 2_604_315],
      [31, 12, 0, 1_077_940],
    ]),
  },
  cancelamentos: { quantidade: 27, semAtendimento: 9 },
  retencoes: { abertas: 17, anteriores: 3, maisAntiga: '2026-08' },
  campanhas: { aguardando: 1, enviando: 2, ha: true },
  notificacoes: { avisar: 23, aguardando: 18, pode: 4, calculadoEm: '2026-11-21T09:12' },
  ligacoes: 6,
  enviados: { boletos: 148, declaracoes: 6 },
  ...given,
});

/** A home on the first day: no late payer, no work. */
export const emptyInicio: InicioCobranca = fakeInicio({
  ha: { vidas: false, retencoes: false, titulos: false },
  atraso: { titulos: 0, titulares: 0, empresas: 0, faixas: faixas([]) },
  cancelamentos: { quantidade: 0, semAtendimento: 0 },
  retencoes: { abertas: 0, anteriores: 0, maisAntiga: null },
  campanhas: { aguardando: 0, enviando: 0, ha: false },
  notificacoes: { avisar: 0, aguardando: 0, pode: 0, calculadoEm: '2026-11-21T09:12' },
  ligacoes: 0,
  enviados: { boletos: 0, declaracoes: 0 },
});

/** The call of the home. */
export const inicioFakes = (given: Partial<InicioCobranca> = {}) => [fake(getInicio, fakeInicio(given))];
