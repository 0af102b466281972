import { useQuery } from '@tanstack/react-query';
import { semComissaoQuery } from '@vidas/api-client/vendas/fechamento-queries';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { SemComissaoTable } from './SemComissaoTable.tsx';

/** What brings nothing to any seller in a month, and why (COM-10). */
export function SemComissaoTab({ competencia }: { readonly competencia: string }) {
  const found = useQuery(semComissaoQuery(useHttp(), competencia));
  return <SemComissaoTable report={reportOf(found, found.data)} />;
}
