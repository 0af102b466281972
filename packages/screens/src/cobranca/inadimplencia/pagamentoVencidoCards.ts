import type { PagamentoVencido } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { atrasoCards } from './atrasoCards.ts';

const debt = {
  who: 'Titulares e empresas',
  personOf: ({ matricula, tipo, nome }: PagamentoVencido) => `${tipo}/${matricula ?? nome}`,
  centsOf: ({ valor }: PagamentoVencido) => valor,
  daysOf: ({ qtdDiasVencidos }: PagamentoVencido) => qtdDiasVencidos,
  // After 60 days a contract may be cancelled; the column of age bands has more detail.
  ages: [
    ['Até 60 dias', 1, 60],
    ['Mais de 60 dias', 61, Number.POSITIVE_INFINITY],
  ],
} as const;

/** People, their debt, and the number of late payments by age. */
export const pagamentoVencidoCards = atrasoCards<PagamentoVencido>(debt);
