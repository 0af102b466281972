import type { ContratoCancelado } from '@vidas/api-client/cobranca/inadimplencia';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeCep } from '../write/writeCep.ts';

const { field, computed } = columnsOf<ContratoCancelado>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;

/** The six columns of the specification, in its order, and what our own server adds. */
export const cancelamentoColumns = [
  field('NOME', { header: 'Nome', filter: text, footer: 'count' }),
  field('ENDERECO', { header: 'Endereço', filter: text }),
  computed('CEP', ({ CEP }) => writeCep(CEP), { header: 'CEP', filter: text, width: 7.5 }),
  field('BAI_NOME', { header: 'Bairro', filter: text }),
  field('MUN_CIDADE', { header: 'Cidade', filter: text }),
  field('MUN_UF', { header: 'UF', filter: text }),
  field('MATRICULA', { header: 'Matrícula', filter: text }),
  field('MOTIVO', { header: 'Motivo', filter: exact }),
];
