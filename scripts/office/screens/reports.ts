import {
  fakeBeneficiario,
  fakeComparacao,
  fakeCorrecao,
  fakeDivergencia,
} from '../../../packages/api-client/src/cadastro/cadastro.fake.ts';
import { fakeMovimentacao } from '../../../packages/api-client/src/cadastro/movimentacao.fake.ts';
import { fakeEnvio, fakeMovimento } from '../../../packages/api-client/src/cadastro/envio.fake.ts';
import {
  fakeAuxilioFuneral,
  fakeBeneficiarioCancelado,
  fakeBeneficiarioEmpresa,
  fakeEmpresaConveniada,
  fakePrestador,
} from '../../../packages/api-client/src/cadastro/relatorios.fake.ts';
import { ativoEmpresarialColumns } from '../../../packages/screens/src/cadastro/ativoEmpresarialColumns.ts';
import { auxilioFuneralColumns } from '../../../packages/screens/src/cadastro/auxilioFuneralColumns.tsx';
import { beneficiarioCadastradoColumns } from '../../../packages/screens/src/cadastro/beneficiarioCadastradoColumns.tsx';
import { beneficiarioCanceladoColumns } from '../../../packages/screens/src/cadastro/beneficiarioCanceladoColumns.ts';
import { empresaConveniadaColumns } from '../../../packages/screens/src/cadastro/empresaConveniadaColumns.ts';
import {
  arquivosColumns,
  previaColumns,
} from '../../../packages/screens/src/cadastro/envio/envioSibColumns.tsx';
import { movimentacaoColumns } from '../../../packages/screens/src/cadastro/movimentacao/movimentacaoColumns.tsx';
import { prestadorCredenciadoColumns } from '../../../packages/screens/src/cadastro/prestadorCredenciadoColumns.ts';
import { correcaoColumns } from '../../../packages/screens/src/cadastro/leitura-correcao/correcaoColumns.ts';
import {
  comparacaoColumns,
  divergenciaColumns,
} from '../../../packages/screens/src/cadastro/conferencia/sibColumns.tsx';
import { hostileRowsOf } from '../hostileRows.ts';
import { report, type Report } from './Report.tsx';

const comparacao = (index: number) => fakeComparacao(index, { situacaoAns: 'ATIVO', situacaoOs: 'INATIVO' });
const movimentacao = (index: number) =>
  fakeMovimentacao(index, { DT_HR_ENVIADA: '2026-10-10T10:22', EXPORTADO_POR: 'Wesley Furtado Neves' });

/** Every report of Cadastro; a test finds the columns that are not in the list. */
export const reports: readonly Report[] = [
  report('beneficiario-cadastrado', beneficiarioCadastradoColumns, hostileRowsOf(fakeBeneficiario)),
  report('beneficiario-cancelado', beneficiarioCanceladoColumns, hostileRowsOf(fakeBeneficiarioCancelado)),
  report('auxilio-funeral', auxilioFuneralColumns, hostileRowsOf(fakeAuxilioFuneral)),
  report('ativo-empresarial', ativoEmpresarialColumns, hostileRowsOf(fakeBeneficiarioEmpresa)),
  report('empresa-conveniada', empresaConveniadaColumns, hostileRowsOf(fakeEmpresaConveniada)),
  report('prestador-credenciado', prestadorCredenciadoColumns, hostileRowsOf(fakePrestador)),
  report('leitura-correcao', correcaoColumns('999999'), hostileRowsOf(fakeCorrecao)),
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
  report('conferencia-divergencias', divergenciaColumns, hostileRowsOf(fakeDivergencia)),
];
