import type {
  ArquivoConferencia,
  ComparacaoSib,
  DivergenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { StatusTag } from '../../report/StatusTag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;

const { field } = columnsOf<ComparacaoSib>();

const cco = field('cco', { header: 'Código ANS (CCO)', format: 'cco', filter: text });
const codigo = field('codbeneficiario', {
  header: 'Código do beneficiário',
  filter: text,
  footer: 'count',
  isWhole: true,
});
const nome = field('nome', { header: 'Nome', filter: text });
const datas = [
  field('ativacao', { header: 'Data de ativação', format: 'date', filter: text }),
  field('cancelamento', { header: 'Data de cancelamento', format: 'date', filter: text }),
  field('atualizacao', { header: 'Data de atualização', format: 'date', filter: text }),
];
const documentos = [
  field('cpf', { header: 'CPF', format: 'cpf', filter: text }),
  field('cns', { header: 'CNS', format: 'cns', filter: text }),
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
  header: 'Situação operadora',
  filter: exact,
  cell: (row, marked) => <StatusTag status={row.situacaoOs}>{marked}</StatusTag>,
});

const andamento = field('andamento', { header: 'Andamento', filter: exact });

/** Columns of the comparisons; lists of people without a code at the regulator have no column for it. */
export const comparacaoColumns = {
  semCcoNaOperadora: [codigo, nome, cco, situacaoAns, situacaoOs, ...datas, ...documentos],
  situacao: [codigo, nome, cco, situacaoAns, situacaoOs, ...datas, ...documentos, andamento],
  semCco: [codigo, nome, situacaoOs, ...datas, ...documentos],
  inativosSemCco: [codigo, nome, situacaoOs, ...datas, ...documentos, andamento],
  conferencia: [codigo, nome, cco, situacao, ...datas, ...documentos],
} as const;

const divergencia = columnsOf<DivergenciaSib>();

/** Columns of differing fields: both values are visible side by side at 1366 px; less important columns follow. */
export const divergenciaColumns = [
  divergencia.field('codbeneficiario', { header: 'Código do beneficiário', filter: text, footer: 'count' }),
  divergencia.field('nome', { header: 'Nome', filter: text }),
  divergencia.field('campo', { header: 'Campo', filter: exact }),
  divergencia.field('valorAns', { header: 'Valor na ANS', filter: text }),
  divergencia.field('valorOperadora', { header: 'Valor na operadora', filter: text }),
  divergencia.field('cco', { header: 'Código ANS (CCO)', format: 'cco', filter: text }),
  divergencia.field('andamento', { header: 'Andamento', filter: exact }),
];

const arquivo = columnsOf<ArquivoConferencia>();

/** The conference files: the one in force, then person and moment of each. */
export const arquivoColumns = [
  arquivo.field('nome', { header: 'Arquivo', filter: text }),
  arquivo.computed('vigor', ({ isEmVigor }) => (isEmVigor ? 'EM VIGOR' : null), {
    header: 'Em vigor',
    filter: exact,
    cell: (_, marked) => <Tag tone="positive">{marked}</Tag>,
  }),
  arquivo.field('data', { header: 'Data do arquivo', format: 'dateTime', filter: { kind: 'dates' } }),
  arquivo.field('quantidade', { header: 'Beneficiários', format: 'integer', filter: { kind: 'range' } }),
  arquivo.field('em', { header: 'Importado em', format: 'dateTime', filter: { kind: 'dates' } }),
  arquivo.field('por', { header: 'Por', filter: text }),
  arquivo.field('vigorEm', { header: 'Usado desde', format: 'dateTime', filter: { kind: 'dates' } }),
  arquivo.field('vigorPor', { header: 'Posto em vigor por', filter: text }),
  arquivo.computed('hash', ({ isHashAceito }) => (isHashAceito ? 'ACEITO SEM CONFERIR' : 'CONFERE'), {
    header: 'Hash',
    filter: exact,
  }),
];
