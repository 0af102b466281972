import {
  fakeComparacao,
  fakeArquivo,
  fakeCorrecao,
  fakeRejeitado,
  fakeDivergencia,
} from '../../../packages/api-client/src/cadastro/relatorios/cadastro.fake.ts';
import { fakeMovimentacao } from '../../../packages/api-client/src/cadastro/movimentacao/movimentacao.fake.ts';
import { fakeEnvio, fakeMovimento } from '../../../packages/api-client/src/cadastro/envio/envio.fake.ts';
import {
  fakeLinhaDoRetorno,
  fakeRetornos,
} from '../../../packages/api-client/src/cadastro/leitura-correcao/retornos.fake.ts';
import type { RetornoSib } from '../../../packages/api-client/src/cadastro/leitura-correcao/retornos.contract.ts';
import { fakeRow } from '../../../packages/api-client/src/report/report.fake.ts';
import { type AnyReport, isReport } from '../../../packages/api-client/src/report/report.ts';
import {
  arquivosColumns,
  previaColumns,
} from '../../../packages/screens/src/cadastro/envio/envioSibColumns.tsx';
import { movimentacaoColumns } from '../../../packages/screens/src/cadastro/movimentacao/movimentacaoColumns.tsx';
import {
  correcaoColumns,
  rejeitadoColumns,
} from '../../../packages/screens/src/cadastro/leitura-correcao/correcaoColumns.ts';
import {
  arquivoColumns,
  comparacaoColumns,
  divergenciaColumns,
} from '../../../packages/screens/src/cadastro/conferencia/sibColumns.tsx';
import {
  linhaColumns,
  retornoColumns,
} from '../../../packages/screens/src/cadastro/leitura-correcao/retornoColumns.tsx';
import { fieldColumns } from '../../../packages/screens/src/report/fieldColumns.tsx';
import { hostileRowsOf } from '../hostileRows.ts';
import { report, type Report } from './Report.tsx';

const comparacao = (index: number) => fakeComparacao(index, { situacaoAns: 'ATIVO', situacaoOs: 'INATIVO' });
const movimentacao = (index: number) =>
  fakeMovimentacao(index, { DT_HR_ENVIADA: '2026-10-10T10:22', EXPORTADO_POR: 'Wesley Furtado Neves' });

// One a month, as there are.
const arquivo = (index: number) => fakeArquivo((index % 11) + 1);

const retorno = (index: number) => {
  const retornos = fakeRetornos();
  return retornos[index % retornos.length] as RetornoSib;
};

const files = import.meta.glob<Record<string, unknown>>('../../../packages/api-client/src/**/*.report.ts', {
  eager: true,
});

const declared = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is AnyReport => isReport(value));

/** Every declared report, and the other tables of Cadastro; a test finds the columns that are not in the list. */
export const reports: readonly Report[] = [
  ...declared.map((one) =>
    report(
      one.name,
      fieldColumns(one.row),
      hostileRowsOf((index) => fakeRow(one, index) as Record<string, unknown>),
    ),
  ),
  report('leitura-correcao', correcaoColumns('999999'), hostileRowsOf(fakeCorrecao)),
  report('rejeitados-pela-ans', rejeitadoColumns, hostileRowsOf(fakeRejeitado)),
  report('retornos-sib', retornoColumns, hostileRowsOf(retorno, ['resultado'])),
  report('retorno-sib-linhas', linhaColumns, hostileRowsOf(fakeLinhaDoRetorno, ['resultado'])),
  report('movimentacao', movimentacaoColumns, hostileRowsOf(movimentacao)),
  report('previa-sib', previaColumns, hostileRowsOf(fakeMovimento, ['tipo'])),
  report(
    'envios-sib',
    arquivosColumns,
    hostileRowsOf(() => fakeEnvio(), ['situacao']),
  ),
  report('conferencia-sem-cco-na-operadora', comparacaoColumns.semCcoNaOperadora, hostileRowsOf(comparacao)),
  report('conferencia-situacao', comparacaoColumns.situacao, hostileRowsOf(comparacao)),
  report('conferencia-sem-cco', comparacaoColumns.semCco, hostileRowsOf(comparacao)),
  report('conferencia-arquivo', comparacaoColumns.conferencia, hostileRowsOf(comparacao)),
  report('conferencia-arquivos', arquivoColumns, hostileRowsOf(arquivo)),
  report('conferencia-divergencias', divergenciaColumns, hostileRowsOf(fakeDivergencia)),
];
