import { writeMonth } from '@vidas/api-client/words/day.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { type Comissao, comissoes } from '@vidas/api-client/vendas/relatorios/comissoes.report.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { isSim } from '../../write/isSim.ts';
import { ParaVendas } from '../ParaVendas.tsx';

/** The commissions on paper, for managers: of the month on show, or else of this month. */
function RelatorioPdf({ asked }: { readonly asked: Asked | null }) {
  const { today } = useOperatorClock();
  if (!ehGerente(useSession()?.occupation ?? '')) return null;
  const mes = asked?.params.competencia ?? today().slice(0, 7);
  return (
    <LinkButton
      href={`/modulos/vendas/relatorio-comissao?competencia=${writeMonth(mes)}`}
      linkComponent={RouterLink}
    >
      Relatório (PDF)
    </LinkButton>
  );
}

const Vendas = reportScreen(comissoes, {
  more: RelatorioPdf,
  cards: cardsOf<Comissao>(
    countOf('Total de vendas'),
    countOf('Planos efetivados', ({ STATUS }) => STATUS === 'Efetivado'),
    countOf('Planos lançados', ({ STATUS }) => STATUS === 'Lançado'),
    countOf('Vendas administrativas', ({ VADMINISTRATIVA }) => isSim(VADMINISTRATIVA)),
  ),
});

/** The sales of a competence (VEN-1). */
export function ComissaoScreen() {
  return (
    <ParaVendas title={comissoes.title}>
      <Vendas />
    </ParaVendas>
  );
}
