import { useQuery } from '@tanstack/react-query';
import { codigoVendedorQuery } from '@vidas/api-client/vendas/lancamentos/lancamentos.queries.ts';
import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { VisaoDoGerente } from './VisaoDoGerente.tsx';
import { VisaoDoVendedor } from './VisaoDoVendedor.tsx';

const title = 'Lançamentos de vendas';

/** The sales of a month: of all sellers for a manager, their own for a seller (VEN-30). */
export function LancamentosScreen() {
  const session = useSession();
  const cargo = session?.occupation ?? '';
  const isSeller = ehVendedor(cargo);
  const { data, error, isFetching, refetch } = useQuery({
    ...codigoVendedorQuery(useHttp(), session?.login ?? ''),
    enabled: isSeller,
  });
  if (ehGerente(cargo)) return <VisaoDoGerente />;
  // The session's value counts while the record loads.
  const seller = data ?? session?.sellerId;
  if (isSeller && seller) return <VisaoDoVendedor seller={seller} />;
  return (
    <Page title={title}>
      {!isSeller && <EmptyState title="Você não possui acesso a este módulo!" />}
      {isSeller && isFetching && <Skeleton />}
      {isSeller && !isFetching && error && (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      )}
      {isSeller && !isFetching && !error && (
        <EmptyState title="Seu acesso ainda não tem um código de vendedor." />
      )}
    </Page>
  );
}
