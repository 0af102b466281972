import type { ComparacaoSib, CorrecaoSib } from '@vidas/api-client/cadastro/sib';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { StatusTag } from '../shared/StatusTag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;

const correcao = columnsOf<CorrecaoSib>();

const afterTheCco = [
  correcao.field('codbeneficiario', { header: 'Código Beneficiário', filter: text }),
  correcao.field('tipoMovimento', { header: 'Movimento', filter: text }),
  correcao.field('campo', { header: 'Campo', filter: text }),
  correcao.field('valorCampo', { header: 'Valor', filter: text }),
  correcao.field('codigoErro', { header: 'Código do erro', filter: text }),
  correcao.field('mensagemErro', { header: 'Mensagem', filter: text }),
];

/**
 * What the regulator rejected: the two columns of the specification, then what a clerk needs to correct it. The footer
 * names the registry of the file; there is none while no file is read.
 */
export const correcaoColumns = (registroAns: string | undefined) => [
  correcao.field('cco', {
    header: 'Código ANS',
    filter: text,
    ...(registroAns === undefined ? {} : { footer: () => `Registro ANS ${registroAns}` }),
  }),
  ...afterTheCco,
];

const { field } = columnsOf<ComparacaoSib>();

const cco = field('cco', { header: 'Código ANS (CCO)', filter: text });
const codigo = field('codbeneficiario', { header: 'Código Beneficiário', filter: text, footer: 'count' });
const pessoa = [
  field('cpf', { header: 'CPF', format: 'cpf', filter: text }),
  field('cns', { header: 'CNS', filter: text }),
  field('nome', { header: 'Nome', filter: text }),
  field('ativacao', { header: 'Data de Ativação', format: 'date', filter: text }),
  field('cancelamento', { header: 'Data de Cancelamento', format: 'date', filter: text }),
  field('atualizacao', { header: 'Data de Atualização', format: 'date', filter: text }),
];
const situacao = field('situacao', {
  header: 'Situação',
  filter: exact,
  cell: (row, marked) => <StatusTag status={row.situacao}>{marked}</StatusTag>,
});
const situacaoAns = field('situacaoAns', {
  header: 'Situação ANS',
  filter: exact,
  cell: (row, marked) => <StatusTag status={row.situacaoAns}>{marked}</StatusTag>,
});
const situacaoOs = field('situacaoOs', {
  header: 'Situação Operadora',
  filter: exact,
  cell: (row, marked) => <StatusTag status={row.situacaoOs}>{marked}</StatusTag>,
});

/** Columns of the comparisons; who has no code at the regulator has no column for it. */
export const comparacaoColumns = {
  semCcoNaOperadora: [codigo, cco, ...pessoa, situacaoAns, situacaoOs],
  situacao: [codigo, cco, ...pessoa, situacaoAns, situacaoOs],
  semCco: [codigo, ...pessoa, situacaoOs],
  conferencia: [codigo, cco, ...pessoa, situacao],
} as const;
