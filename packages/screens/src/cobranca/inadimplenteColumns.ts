import type { Inadimplente } from '@vidas/api-client/cobranca/inadimplencia';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeCep } from '../write/writeCep.ts';

const { field, computed } = columnsOf<Inadimplente>();
const text = { kind: 'text' } as const;
const range = { kind: 'range' } as const;

/** The six columns of the specification, in its order, and what our own server adds. */
export const inadimplenteColumns = [
  field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  field('endereco', { header: 'Endereço', filter: text }),
  computed('cep', ({ cep }) => writeCep(cep), { header: 'CEP', filter: text, width: 7.5 }),
  field('bairro', { header: 'Bairro', filter: text }),
  field('cidade', { header: 'Cidade', filter: text }),
  field('uf', { header: 'UF', filter: text }),
  field('matricula', { header: 'Matrícula', filter: text }),
  field('desde', { header: 'Vencido desde', format: 'date', filter: { kind: 'dates' } }),
  field('dias', { header: 'Dias em atraso', format: 'integer', filter: range }),
  field('titulos', { header: 'Títulos em aberto', format: 'integer', filter: range }),
  field('valor', { header: 'Valor em aberto', format: 'money', filter: range, footer: 'sum' }),
];
