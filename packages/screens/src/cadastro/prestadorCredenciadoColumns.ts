import type { PrestadorCredenciado } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeFone } from '../write/writeFone.ts';

const { field, computed } = columnsOf<PrestadorCredenciado>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;

/** The eleven columns of the report, in the order of the specification; the three days are named by decisions Q58. */
export const prestadorCredenciadoColumns = [
  field('PEFNOME', { header: 'Nome', filter: text, footer: 'count' }),
  field('CRM', { header: 'CRM', filter: text }),
  field('DESCRICAO', { header: 'Descrição', filter: exact }),
  field('DTCR', { header: 'Data de credenciamento', format: 'date', filter: dates }),
  field('DTDC', { header: 'Data de descredenciamento', format: 'date', filter: dates }),
  field('ESPECIALIDADE', { header: 'Especialidade', filter: exact }),
  field('CNPJ', { header: 'CNPJ', format: 'cnpj', filter: text, width: 11 }),
  field('CIDADE', { header: 'Cidade', filter: exact }),
  field('LOGRADOURO', { header: 'Logradouro', filter: text }),
  field('DTCRI', { header: 'Data de recredenciamento', format: 'date', filter: dates }),
  computed('TELEFONE', (row) => writeFone(row.TELEFONE), { header: 'Telefone', filter: text, width: 9.5 }),
];
