import { fake } from '../../http/fake.ts';
import { mesesDaLinha, primeiraComparada } from '../../report/comparacao.rules.ts';
import { fakeRow } from '../../report/report.fake.ts';
import type { Report } from '../../report/report.ts';
import {
  camposMensalidade,
  getDadosPlanos,
  getHistoricoMensalidades,
  type MensalidadeDoBeneficiario,
  type Mensalidades,
} from './mensalidades.contract.ts';

/** Life number `index` with its fee of November 2026, with the given changes: every third depends on the one before. */
export const fakeMensalidade = (
  index = 1,
  given: Partial<MensalidadeDoBeneficiario> = {},
): MensalidadeDoBeneficiario => {
  const matricula = String(1_200_000 + index).padStart(10, '0');
  const titular = index % 3 === 0 ? String(1_200_000 + index - 1).padStart(10, '0') : matricula;
  const mensalidade = 28_990 + (index % 25) * 1_430;
  const row = camposMensalidade;
  return fakeRow({ row } as unknown as Report<typeof camposMensalidade>, index, {
    matricula,
    codTitular: titular,
    dataCancelamento: index % 12 === 7 ? '2026-11-15' : null,
    mensalidade,
    valorTotal: mensalidade + (index % 4 === 0 ? 2_350 : 0),
    numTitulo: String(7_000_000 + index),
    dataVencimento: '2026-11-10',
    status: index % 12 === 7 ? 'Cancelado' : 'Ativo',
    historico: index % 4 === 0 ? 'Coparticipação, Mensalidade' : 'Mensalidade',
    ...given,
  });
};

const sem = { mensalidade: 0, valorTotal: 0, numTitulo: null, dataVencimento: null, dataCancelamento: null };

/** `count` lives with a fee, and a few without a fee or waiting for activation. */
export const fakeMensalidades = (count = 60): Mensalidades => ({
  planos: Array.from({ length: count }, (_, at) => fakeMensalidade(at + 1)),
  planosValorZerado: [101, 102, 103].map((index) =>
    fakeMensalidade(index, {
      ...sem,
      status: 'Ativo',
      historico: 'Sem lançamento de mensalidade em 11/2026',
    }),
  ),
  planosAguardandoAtivacao: [201, 202].map((index) =>
    fakeMensalidade(index, {
      ...sem,
      status: 'Aguardando ativação',
      dataAtivacao: '2026-12-01',
      historico: 'Ativação marcada para 01/12/2026',
    }),
  ),
  qtdVida: count,
});

/** The fees of a year: each rises in a different month, by a different amount. */
const fakeHistorico = (count: number, competencia: string) =>
  [primeiraComparada(competencia), ...mesesDaLinha(competencia)].flatMap((mes, at) =>
    Array.from({ length: count }, (_, index) => {
      const { matricula, mensalidade } = fakeMensalidade(index + 1);
      const isBefore = at < 12 - (index % 9);
      return {
        matricula,
        competencia: mes,
        mensalidade: isBefore ? mensalidade - 500 - index * 35 : mensalidade,
      };
    }),
  );

/** The calls of the screen. */
export const mensalidadesFakes = (count = 60) => [
  fake(getDadosPlanos, () => fakeMensalidades(count)),
  fake(getHistoricoMensalidades, ({ params: { date } }) => fakeHistorico(count, date.slice(0, 7))),
];
