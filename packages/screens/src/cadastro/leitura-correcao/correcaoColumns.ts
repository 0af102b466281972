import type {
  CorrecaoSib,
  RejeitadoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';

const text = { kind: 'text' } as const;
const { field } = columnsOf<CorrecaoSib>();

const afterTheCco = [
  field('codbeneficiario', { header: 'Código do beneficiário', filter: text }),
  field('nome', { header: 'Nome', filter: text }),
  field('tipoMovimento', { header: 'Movimento', filter: text }),
  field('campo', { header: 'Campo', filter: text }),
  field('valorCampo', { header: 'Valor', filter: text, width: 8 }),
  field('codigoErro', { header: 'Código do erro', filter: text }),
  field('mensagemErro', { header: 'Mensagem', filter: text }),
];

/**
 * Rejections of the regulator: first the two columns of the specification, then those for the correction. The footer shows the operator's
 * registration in the file, once one is read.
 */
export const correcaoColumns = (registroAns: string | undefined) => [
  field('cco', {
    header: 'Código ANS',
    format: 'cco',
    filter: text,
    width: 11,
    ...(registroAns === undefined ? {} : { footer: () => `Registro ANS ${registroAns}` }),
  }),
  ...afterTheCco,
];

const rejeitado = columnsOf<RejeitadoSib>();

/** Waiting rejections: first the person, then the problem, then its return. */
export const rejeitadoColumns = [
  rejeitado.computed('codigo', ({ matricula, codbeneficiario }) => matricula ?? codbeneficiario, {
    header: 'Código do beneficiário',
    filter: text,
    footer: 'count',
  }),
  rejeitado.field('nome', { header: 'Nome', filter: text }),
  rejeitado.field('campo', { header: 'Campo', filter: text }),
  rejeitado.field('mensagemErro', { header: 'Mensagem', filter: text }),
  rejeitado.field('valorCampo', { header: 'Valor', filter: text, width: 8 }),
  rejeitado.field('retornoEm', { header: 'Retorno de', format: 'dateTime', filter: { kind: 'dates' } }),
  rejeitado.field('retorno', { header: 'Arquivo de retorno', filter: { kind: 'exact' } }),
  rejeitado.field('tipoMovimento', { header: 'Movimento', filter: { kind: 'exact' } }),
  rejeitado.field('codigoErro', { header: 'Código do erro', filter: text }),
  rejeitado.field('cco', { header: 'Código ANS', format: 'cco', filter: text }),
];
