import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { FechamentoDoGerente } from './FechamentoDoGerente.tsx';
import { quemFechaEPaga } from './mesEscrito.ts';
import { MinhaComissao } from './MinhaComissao.tsx';

/**
 * The commissions of a month. Managers see all sellers and close it; sellers see their own lines and contest them (COM-32).
 */
export function FechamentoComissaoScreen() {
  const cargo = useSession()?.occupation ?? '';
  if (ehGerente(cargo)) return <FechamentoDoGerente />;
  if (ehVendedor(cargo)) return <MinhaComissao />;
  return (
    <Page title="Fechamento de comissão">
      <EmptyState title="Você não possui acesso a este módulo!">
        {`${quemFechaEPaga} Cada vendedor vê a sua comissão.`}
      </EmptyState>
    </Page>
  );
}
