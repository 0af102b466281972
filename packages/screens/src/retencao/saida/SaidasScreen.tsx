import { saidas } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { situacoesDaSaida } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { NovoPedido } from './NovoPedido.tsx';
import { SaidaActs } from './SaidaActs.tsx';
import { saidaCards } from './saidaCards.ts';

const tones: Readonly<Record<string, TagTone>> = {
  [situacoesDaSaida.COMPROVADA]: 'positive',
  [situacoesDaSaida.PROVA]: 'caution',
  [situacoesDaSaida.TIPO]: 'caution',
  [situacoesDaSaida.CONTRATANTE]: 'info',
};

/** Requests to leave with their countdown, and a button for a new one (RET-22). */
export const SaidasScreen = reportScreen(saidas, {
  acts: (row) => <SaidaActs row={row} />,
  cards: saidaCards,
  cells: {
    situacao: ({ situacao, prazo }, marked) => (
      <Tag tone={prazo.startsWith('venceu') ? 'negative' : (tones[situacao] ?? 'neutral')}>{marked}</Tag>
    ),
  },
  more: NovoPedido,
});
