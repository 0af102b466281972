import { faixaDeAtraso, type PagamentoVencido } from '@vidas/api-client/cobranca/inadimplencia';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeFone } from '../write/writeFone.ts';

const { field, computed } = columnsOf<PagamentoVencido>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;
const range = { kind: 'range' } as const;

/** The seven columns of the specification, in its order, then the age as bands to choose from and what our own server adds. */
export const pagamentoVencidoColumns = [
  field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  field('email', { header: 'E-mail', filter: text }),
  computed('fone1', ({ fone1 }) => writeFone(fone1), { header: 'Telefone 1', filter: text, width: 9.5 }),
  computed('fone2', ({ fone2 }) => writeFone(fone2), { header: 'Telefone 2', filter: text, width: 9.5 }),
  computed('fone3', ({ fone3 }) => writeFone(fone3), { header: 'Telefone 3', filter: text, width: 9.5 }),
  field('dtVencimento', { header: 'Data de vencimento', format: 'date', filter: dates }),
  field('qtdDiasVencidos', { header: 'Dias vencidos', format: 'integer', filter: range }),
  computed('faixa', ({ qtdDiasVencidos }) => faixaDeAtraso(qtdDiasVencidos), {
    header: 'Faixa de atraso',
    filter: exact,
  }),
  field('matricula', { header: 'Matrícula', filter: text }),
  field('valor', { header: 'Valor', format: 'money', filter: range, footer: 'sum' }),
];
