import { type Nip, nips } from '@vidas/api-client/juridico/nip/nips.report.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { Navigate, useSearchParams } from 'react-router-dom';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { AvisoDosPrazosDaNip } from './AvisoDosPrazosDaNip.tsx';
import { NipAct } from './NipAct.tsx';
import { RegistraNip } from './RegistraNip.tsx';

const comPrazo = (estado: 'VENCIDO' | 'HOJE') => (row: Nip) =>
  row.prazoSolucao === estado || row.prazoResposta === estado;
const isVencida = comPrazo('VENCIDO');
const isHoje = comPrazo('HOJE');
const isRespondida = ({ prazoResposta }: Nip) => prazoResposta === 'NO_PRAZO';

const doFim: Readonly<Record<string, TagTone>> = {
  RESOLVIDA: 'positive',
  NAO_RESOLVIDA: 'negative',
  ARQUIVADA: 'neutral',
  CANCELADA: 'neutral',
};

/** Colour of a NIP: a running clock decides before a missing step. */
const toneOf = (row: Nip): TagTone => {
  if (isVencida(row)) return 'negative';
  return isHoje(row) ? 'caution' : (doFim[row.situacao ?? ''] ?? 'info');
};

const Declared = reportScreen(nips, {
  above: AvisoDosPrazosDaNip,
  acts: (row) => <NipAct row={row} />,
  cards: cardsOf<Nip>(
    countOf('NIPs'),
    countOf('Prazo vencido', isVencida),
    countOf('Vencem hoje', isHoje),
    countOf('Respondidas no prazo', isRespondida),
  ),
  cells: {
    situacao: (row, marked) => <Tag tone={toneOf(row)}>{marked}</Tag>,
  },
  more: RegistraNip,
});

/** NIPs with their two clocks; the screen opens with the waiting ones of all months (PRA-9). */
export function NipsScreen() {
  const [search] = useSearchParams();
  return search.size === 0 ? <Navigate to={{ search: '?abertas=1' }} replace /> : <Declared />;
}
