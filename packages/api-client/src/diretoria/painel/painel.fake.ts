import { fake, Refusal } from '../../http/fake.ts';
import { fakeRow } from '../../report/report.fake.ts';
import type { Report } from '../../report/report.ts';
import {
  getDadosDash,
  getUsersActivated,
  getUsersDeactivated,
  getVidasAnsOeste,
  type MesesDoPainel,
  type PainelDash,
  type VidasAns,
} from './painel.contract.ts';
import { faixasDoPainel } from './painel.rules.ts';
import {
  camposVidaDoPainel,
  exportaVidasDoPainel,
  getVidasDoPainel,
  type VidaDoPainel,
} from './vidasDoPainel.contract.ts';

const ativos = 18_240;
const part = (value: number) => ({ value, percent: Math.round((value * 10_000) / ativos) });
const porFaixa = [4_812, 1_204, 1_398, 1_622, 1_871, 1_766, 1_480, 1_212, 1_045, 1_830] as const;

/** The board on 21/11/2026, with the given changes. */
export const fakeDash = (given: Partial<PainelDash> = {}): PainelDash => ({
  hoje: '2026-11-21',
  teto: 25_000,
  qtdAtivos: ativos,
  gender: { masc: part(8_544), fem: part(9_696) },
  plan: { premium: part(5_110), smart: part(13_130) },
  type: { individual: part(7_420), adesao: part(2_310), empresarial: part(8_510) },
  range: faixasDoPainel.map((faixa, at) => ({
    codigo: String(at + 1),
    faixa,
    ...part(porFaixa[at] ?? 0),
  })),
  titulares: 10_402,
  dependentes: 7_838,
  aguardando: 121,
  marcados: 64,
  cidades: [
    { codigo: '4104808', nome: 'Cascavel', uf: 'PR' },
    { codigo: '4127700', nome: 'Toledo', uf: 'PR' },
  ],
  podeExportar: true,
  ...given,
});

const meses = (counts: readonly number[]): MesesDoPainel =>
  counts.map((quantidade, at) => ({
    competencia: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
    quantidade,
  }));

/** New lives by month, December 2025 to November 2026. */
export const fakeAtivados = meses([210, 340, 298, 412, 388, 301, 276, 402, 380, 351, 366, 244]);
/** Lost lives in the same months. */
export const fakeDesativados = meses([180, 205, 231, 190, 244, 260, 212, 199, 240, 226, 251, 173]);

const differences = [12, -4, 0, 7, -9, 3, 0, 2, -1, 15] as const;

/** The operator beside ANS on 31/10/2026, with the given changes. */
export const fakeContraAns = (given: Partial<VidasAns> = {}): VidasAns => {
  const faixas = faixasDoPainel.map((faixa, at) => {
    const operadora = (porFaixa[at] ?? 0) - 20;
    const ans = operadora - (differences[at] ?? 0);
    return { codigo: String(at + 1), faixa, operadora, ans, divergencia: operadora - ans };
  });
  const sum = (of: 'operadora' | 'ans' | 'divergencia') =>
    faixas.reduce((total, each) => total + each[of], 0);
  return {
    dataRefAns: '2026-10-31',
    arquivo: 'ArqConf9999992120261031.CNX',
    comparavel: true,
    faixas,
    total: { operadora: sum('operadora'), ans: sum('ans'), divergencia: sum('divergencia') },
    ...given,
  };
};

/** Life number `index` behind a figure, with the given changes. */
export const fakeVidaDoPainel = (index = 1, given: Partial<VidaDoPainel> = {}): VidaDoPainel =>
  fakeRow({ row: camposVidaDoPainel } as unknown as Report<typeof camposVidaDoPainel>, index, {
    matricula: String(1_200_000 + index).padStart(10, '0'),
    conta: 1,
    sexo: index % 2 === 0 ? 'Masculino' : 'Feminino',
    faixa: faixasDoPainel[index % 10] ?? '0-18',
    tipo: index % 3 === 0 ? 'Empresarial' : 'Individual/Familiar',
    plano: index % 4 === 0 ? 'Premium' : 'Smart',
    vinculo: index % 3 === 2 ? 'Dependente' : 'Titular',
    cancelamento: null,
    origem: 'Operadora',
    ...given,
  });

/** The calls of the board; its figures open `total` rows, page by page. */
export const painelFakes = ({ total = 9_696, podeExportar = true } = {}) => [
  fake(getDadosDash, () => fakeDash({ podeExportar })),
  fake(getUsersActivated, [...fakeAtivados]),
  fake(getUsersDeactivated, [...fakeDesativados]),
  fake(getVidasAnsOeste, () => fakeContraAns()),
  fake(getVidasDoPainel, ({ query: { pagina = 1, linhas = 100 } }) => ({
    total,
    quantidade: total,
    vidas: Array.from({ length: Math.min(linhas, Math.max(0, total - (pagina - 1) * linhas)) }, (_, at) =>
      fakeVidaDoPainel((pagina - 1) * linhas + at + 1),
    ),
  })),
  fake(exportaVidasDoPainel, () =>
    podeExportar
      ? Array.from({ length: 20 }, (_, at) => fakeVidaDoPainel(at + 1))
      : new Refusal(403, {
          error:
            'Exportar as vidas do painel é um direito à parte. Peça à TI que ponha o seu login em DIRETORIA_EXPORTA_LOGINS.',
        }),
  ),
];
