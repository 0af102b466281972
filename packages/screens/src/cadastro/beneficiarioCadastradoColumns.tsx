import type { BeneficiarioCadastrado } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { StatusTag } from '../report/StatusTag.tsx';

const { field } = columnsOf<BeneficiarioCadastrado>();
const text = { kind: 'text' } as const;

/** The nineteen columns of the report, in the order of the specification; keys as the server writes them (decisions Q51). */
export const beneficiarioCadastradoColumns = [
  field('Matricula', { header: 'Matrícula', filter: text, footer: 'count' }),
  field('Nome', { header: 'Nome', filter: text }),
  field('Titular', { header: 'Titular', filter: text }),
  field('Registro Plano', { header: 'Registro Plano', filter: text }),
  field('Tipo do plano', { header: 'Tipo do plano', filter: text }),
  field('Data da mensalidade', { header: 'Data da mensalidade', format: 'date', filter: text }),
  field('Codigo Empresa', { header: 'Código Empresa', filter: text }),
  field('Data de cadastro', { header: 'Data de cadastro', format: 'date', filter: text }),
  field('ativacao', { header: 'Ativação', format: 'date', filter: text }),
  field('Cancelam', { header: 'Cancelamento', format: 'date', filter: text }),
  field('Status', {
    header: 'Status',
    filter: text,
    footer: (rows) =>
      `${rows.filter(({ Status }) => Status === 'Ativo').length.toLocaleString('pt-BR')} ativos`,
    cell: ({ Status }, marked) => <StatusTag status={Status}>{marked}</StatusTag>,
  }),
  field('Vendedor', { header: 'Vendedor', filter: text }),
  field('Tipo de venda', { header: 'Tipo de venda', filter: text }),
  field('Portabilidade', { header: 'Portabilidade', filter: text }),
  field('CCO', { header: 'CCO', filter: text }),
  field('Venda Administrativa', { header: 'Venda Administrativa', filter: text }),
  field('DESCONTO', { header: 'Desconto', format: 'money', filter: text }),
  field('COMPINI', { header: 'Competência inicial', format: 'competencia', filter: text }),
  field('COMPFIM', { header: 'Competência final', format: 'competencia', filter: text }),
];
