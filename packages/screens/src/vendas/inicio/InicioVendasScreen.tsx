import { inicioVendasQuery } from '@vidas/api-client/vendas/inicio/inicio.queries.ts';
import { itemAt, pathOf, type ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useOverview } from '../../app/useOverview.ts';
import { inicioVendasSections } from './inicioVendasSections.tsx';

/** The home of Vendas: the month against the goal, the commission, and sales without commission (VEN-41). */
export function InicioVendasScreen(route: ScreenProps) {
  const { data, page } = useOverview(inicioVendasQuery);
  const fechamento = itemAt(route.manifest, 'fechamento-comissao');
  return (
    <ModuleOverview
      {...route}
      {...page}
      sections={inicioVendasSections(data, fechamento && pathOf(route.manifest, fechamento))}
    />
  );
}
