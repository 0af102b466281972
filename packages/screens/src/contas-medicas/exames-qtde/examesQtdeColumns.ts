import type {
  Exame,
  ExameDePessoa,
  PessoaComExames,
} from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';

const text = { kind: 'text' } as const;
const range = { kind: 'range' } as const;

const pessoa = columnsOf<PessoaComExames>();

/** One person a row; the counts are summed below. */
export const examesQtdeColumns = [
  pessoa.field('matricula', { header: 'Matrícula', filter: text, isWhole: true }),
  pessoa.field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  pessoa.field('qtdeultra', { header: 'Ultrassom', format: 'integer', filter: range, footer: 'sum' }),
  pessoa.field('qtdetomo', { header: 'Tomografia', format: 'integer', filter: range, footer: 'sum' }),
  pessoa.field('qtdemag', {
    header: 'Ressonância magnética',
    format: 'integer',
    filter: range,
    footer: 'sum',
  }),
];

const exame = columnsOf<Exame>();

/** The exams of one person; none can be searched. */
export const exameColumns = [
  exame.field('guia', { header: 'Guia', isWhole: true }),
  exame.field('emissao', { header: 'Data de emissão', format: 'date' }),
  exame.field('codigo', { header: 'Código do procedimento', isWhole: true }),
  exame.field('solicitante', { header: 'Solicitante' }),
  exame.field('executante', { header: 'Executante' }),
  exame.field('procedimento', { header: 'Procedimento', card: 'name' }),
  exame.field('tipo', { header: 'Tipo' }),
];

const linha = columnsOf<ExameDePessoa>();

/** The file: person, exam, and the quantity under its kind. */
export const linhaColumns = [
  linha.field('matricula', { header: 'Matrícula' }),
  linha.field('nome', { header: 'Nome' }),
  linha.field('guia', { header: 'Guia' }),
  linha.field('emissao', { header: 'Data de emissão', format: 'date' }),
  linha.field('codigo', { header: 'Código do procedimento' }),
  linha.field('solicitante', { header: 'Solicitante' }),
  linha.field('executante', { header: 'Executante' }),
  linha.field('procedimento', { header: 'Procedimento' }),
  linha.field('tipo', { header: 'Tipo' }),
  linha.field('qtdeultra', { header: 'Ultrassom', format: 'integer' }),
  linha.field('qtdetomo', { header: 'Tomografia', format: 'integer' }),
  linha.field('qtdemag', { header: 'Ressonância magnética', format: 'integer' }),
];
