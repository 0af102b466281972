import { useQuery } from '@tanstack/react-query';
import { mudancasQuery } from '@vidas/api-client/vendas/fechamento-queries';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { LinhasTable } from './LinhasTable.tsx';

/** What changed in closed months and came into this one, with its value (COM-12). */
export function MudancasTab({ competencia }: { readonly competencia: string }) {
  const found = useQuery(mudancasQuery(useHttp(), competencia));
  return (
    <LinhasTable
      report={reportOf(found, found.data)}
      label="Mudou depois de fechado"
      emptyText="Nada mudou em meses já fechados."
    />
  );
}
