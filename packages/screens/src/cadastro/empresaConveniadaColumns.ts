import type { EmpresaConveniada } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeFone } from '../write/writeFone.ts';

const { field, computed } = columnsOf<EmpresaConveniada>();
const text = { kind: 'text' } as const;
const range = { kind: 'range' } as const;

/** The six columns of the report, in the order of the specification. */
export const empresaConveniadaColumns = [
  field('empCon', { header: 'Código', filter: text, footer: 'count' }),
  field('pejFantasia', { header: 'Nome Fantasia', filter: text }),
  field('diafatu', { header: 'Dia da Fatura', format: 'integer', filter: { kind: 'exact' } }),
  field('numUsu', { header: 'Número de Usuários', format: 'integer', filter: range, footer: 'sum' }),
  field('dtativo', { header: 'Data de Ativação', format: 'date', filter: { kind: 'dates' } }),
  computed('jfnNumero', (row) => writeFone(row.jfnNumero), { header: 'Telefone', filter: text, width: 9.5 }),
];
