import type { Inadimplente } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { atrasoCards } from './atrasoCards.ts';

const debt = {
  who: 'Titulares',
  personOf: ({ matricula, nome }: Inadimplente) => matricula ?? nome,
  centsOf: ({ valor }: Inadimplente) => valor,
  daysOf: ({ dias }: Inadimplente) => dias,
  // The list starts at 61 days (COB-17).
  ages: [
    ['61 a 90 dias', 61, 90],
    ['Mais de 90 dias', 91, Number.POSITIVE_INFINITY],
  ],
} as const;

/** People, their debt, and their number by age. */
export const inadimplenteCards = atrasoCards<Inadimplente>(debt);
