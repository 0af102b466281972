import {
  type ReanaliseListada,
  reanalises,
} from '@vidas/api-client/atendimento/reanalise/reanalises.report.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { AvisoDosPrazos } from '../../report/prazos/AvisoDosPrazos.tsx';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { ReanaliseActs } from './ReanaliseActs.tsx';

const negativaDe = (row: ReanaliseListada) => ({
  origem: row.origem === 'PROTOCOLO' ? ('PROTOCOLO' as const) : ('AUTORIZACAO' as const),
  numero: row.numero,
  nome: row.nome,
  negadaEm: row.negadaEm,
  reanalise: row.conclusao ?? 'ABERTA',
  relogioReanalise: `responder até ${writeDay(row.responderAte)}: ${row.relogio}`,
});

/** Reanalyses of denials with their clock (ATD-27). */
export const ReanalisesScreen = reportScreen(reanalises, {
  cards: cardsOf<ReanaliseListada>(
    countOf('Reanálises'),
    countOf('Em aberto', ({ conclusao }) => conclusao === null),
    countOf('Prazo vencido', ({ prazo }) => prazo === 'VENCIDO'),
    countOf('Negativas revistas', ({ conclusao }) => conclusao === 'REVISTA'),
  ),
  above: () => <AvisoDosPrazos chaves={['reanalise']} />,
  acts: (row) => <ReanaliseActs negativa={negativaDe(row)} />,
});
