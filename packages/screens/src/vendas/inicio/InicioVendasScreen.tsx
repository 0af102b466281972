import { inicioVendasQuery } from '@vidas/api-client/vendas/inicio/inicio.queries.ts';
import { itemAt, pathOf, type ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useOverview } from '../../app/useOverview.ts';
import { inicioVendas } from './inicioVendasSections.tsx';

/** The home of Vendas: the month against the goal, the commission, and sales without commission (VEN-41). */
export function InicioVendasScreen({ manifest }: ScreenProps) {
  const { data, page } = useOverview(inicioVendasQuery);
  const fechamento = itemAt(manifest, 'fechamento-comissao');
  return (
    <ModuleOverview
      manifest={manifest}
      {...page}
      {...inicioVendas(data, fechamento && pathOf(manifest, fechamento))}
    />
  );
}
