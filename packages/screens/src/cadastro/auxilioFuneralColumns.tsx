import type { AuxilioFuneral } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { StatusTag } from '../report/StatusTag.tsx';

const { field } = columnsOf<AuxilioFuneral>();
const text = { kind: 'text' } as const;
const dates = { kind: 'dates' } as const;
const range = { kind: 'range' } as const;

/** The ten columns of the report, in the order of the specification. */
export const auxilioFuneralColumns = [
  field('Matricula', { header: 'Matrícula', filter: text, footer: 'count' }),
  field('Nome', { header: 'Nome', filter: text }),
  field('Status', {
    header: 'Status',
    filter: { kind: 'exact' },
    cell: ({ Status }, marked) => <StatusTag status={Status}>{marked}</StatusTag>,
  }),
  field('Nascimento', { header: 'Nascimento', format: 'date', filter: dates }),
  field('Ativacao', { header: 'Ativação', format: 'date', filter: dates }),
  field('Lancamento', { header: 'Lançamento', format: 'date', filter: dates }),
  field('Valor', { header: 'Valor', format: 'money', filter: range, footer: 'sum' }),
  field('Vendedor', { header: 'Vendedor', filter: text }),
  field('Cpf', { header: 'CPF', format: 'cpf', filter: text, width: 9 }),
  field('Idade', { header: 'Idade', format: 'integer', filter: range }),
];
