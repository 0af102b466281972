import { fake } from '../../http/fake.ts';
import { fakePick } from '../../report/names.fake.ts';
import { mesesDaLinha, primeiraComparada } from '../../report/comparacao.rules.ts';
import { fakeRow } from '../../report/report.fake.ts';
import type { Fields, Report } from '../../report/report.ts';
import {
  camposSintetico,
  camposUtilizacao,
  getHistoricoQualicorp,
  getUtilizacaoQualicorp,
  type Sintetico,
  type UtilizacaoQualicorp,
} from './utilizacaoQualicorp.contract.ts';

const rowOf = <F extends Fields>(row: F, index: number, given: object) =>
  fakeRow({ row } as unknown as Report<F>, index, given);

const doMes = { COMPETENCIA: '2026-10' };
const empresas = ['001006', '001012', '001030'] as const;
const exames = ['Consulta em consultório', 'Hemograma completo', 'Ultrassom de abdome total'] as const;

/** The company number `index` of October, billed on day 10, with the given changes. */
export const fakeSintetico = (index = 1, given: Partial<Sintetico> = {}): Sintetico =>
  rowOf(camposSintetico, index, {
    EMP_CON: fakePick(empresas, index),
    MENSALIDADE: 1_850_000,
    VR_COPART: 42_050,
    TOTAL: 1_892_050,
    DIAFATU: '10',
    ...doMes,
    ...given,
  });

/** The procedure number `index` of October, with the given changes. */
export const fakeUtilizacaoQualicorp = (
  index = 1,
  given: Partial<UtilizacaoQualicorp> = {},
): UtilizacaoQualicorp =>
  rowOf(camposUtilizacao, index, {
    EMP_CON: fakePick(empresas, index),
    VR_COPART: 1_250 + (index % 40) * 35,
    DESCRICAO: fakePick(exames, index),
    PRESTADOR_CNPJ_CPF: '11444777000161',
    COD_PROCEDIMENTO: '10101012',
    COD_TUSS: '10101012',
    ...doMes,
    ...given,
  });

/** Totals of the three companies in the months up to the requested one. The last one is new, and another has left. */
const fakeHistorico = (competencia: string) =>
  [primeiraComparada(competencia), ...mesesDaLinha(competencia)].flatMap((COMPETENCIA, at) =>
    [...empresas, '001044'].flatMap((EMP_CON, index) => {
      const isThere = EMP_CON === '001044' ? at < 12 : EMP_CON !== '001030' || at === 12;
      const TOTAL = 1_892_050 + (12 - at) * (index === 0 ? 31_417 : -64_005);
      return isThere ? [{ EMP_CON, COMPETENCIA, TOTAL }] : [];
    }),
  );

/** Both tables, and the comparison of the first; day 25 has no company. */
export const utilizacaoQualicorpFakes = (count = 40) => [
  fake(getHistoricoQualicorp, ({ body: { competencia } }) => fakeHistorico(competencia)),
  fake(getUtilizacaoQualicorp, ({ body: { diaFat } }) =>
    diaFat === '25'
      ? {
          success: false,
          message: 'Nenhuma empresa da Qualicorp é faturada no dia 25.',
          dadosSintetico: [],
          dadosUtilizacao: [],
        }
      : {
          success: true,
          message: 'Dados obtidos com sucesso!',
          dadosSintetico: [1, 2, 3].map((index) => fakeSintetico(index)),
          dadosUtilizacao: Array.from({ length: count }, (_, index) => fakeUtilizacaoQualicorp(index + 1)),
        },
  ),
];
