import { fake } from '../../http/fake.ts';
import { faixasDeEspera } from './espera.rules.ts';
import { getInicio as getInicioCentroMedico } from '../../centro-medico/inicio.contract.ts';
import { type Espera, getInicio, type InicioContas } from './inicio.contract.ts';

type Parte = readonly [quantidade: number, valor: number];

const espera = (partes: readonly Parte[]): Espera => {
  const faixas = faixasDeEspera.map(({ nome }, index) => {
    const [quantidade, valor] = partes[index] ?? [0, 0];
    return { nome, quantidade, valor };
  });
  return {
    quantidade: faixas.reduce((sum, { quantidade }) => sum + quantidade, 0),
    valor: faixas.reduce((sum, { valor }) => sum + valor, 0),
    faixas,
  };
};

/** A home on 21/11/2026 with work of every kind, with the given changes. */
export const fakeInicio = (given: Partial<InicioContas> = {}): InicioContas => ({
  hoje: '2026-11-21',
  competencia: '2026-11',
  ha: { guias: true, lotes: true },
  guias: espera([
    [214, 9_812_450],
    [96, 5_230_180],
    [41, 4_918_700],
    [12, 1_077_940],
  ]),
  segundaPessoa: { quantidade: 0, valor: 0 },
  lotes: espera([
    [31, 9_812_450],
    [14, 5_230_180],
    [9, 4_918_700],
    [4, 1_077_940],
  ]),
  glosas: {
    quantidade: 87,
    valor: 1_284_530,
    motivos: [
      { motivo: '1714 - Valor acima da tabela contratada', quantidade: 61, valor: 902_110 },
      { motivo: '1705 - Valor apresentado a maior', quantidade: 18, valor: 301_020 },
      { motivo: '1702 - Cobrança em duplicidade', quantidade: 8, valor: 81_400 },
    ],
  },
  naoPagas: {
    quantidade: 58,
    valor: 2_410_000,
    apresentado: 96_400_000,
    parte: 250,
    prestadores: [
      {
        prestador: '0412 - Hospital Araucária',
        quantidade: 40,
        valor: 2_001_000,
        apresentado: 20_010_000,
        parte: 1_000,
      },
      {
        prestador: '0077 - Clínica São Cristóvão',
        quantidade: 18,
        valor: 409_000,
        apresentado: 8_180_000,
        parte: 500,
      },
    ],
  },
  ...given,
});

/** A home on the first day: nothing has been presented. */
export const emptyInicio: InicioContas = fakeInicio({
  ha: { guias: false, lotes: false },
  guias: espera([]),
  lotes: espera([]),
  glosas: { quantidade: 0, valor: 0, motivos: [] },
  naoPagas: { quantidade: 0, valor: 0, apresentado: 0, parte: 0, prestadores: [] },
});

/** The calls of the home in both modules. */
export const inicioFakes = (given: Partial<InicioContas> = {}) => [
  fake(getInicio, fakeInicio(given)),
  fake(getInicioCentroMedico, fakeInicio(given)),
];
