import { type Comissao, comissoes } from '@vidas/api-client/vendas/comissoes.report';
import { cardsOf, countOf } from '../report/cards.tsx';
import { reportScreen } from '../report/reportScreen.tsx';
import { isSim } from '../write/isSim.ts';
import { ParaVendas } from './ParaVendas.tsx';

const Vendas = reportScreen(comissoes, {
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
