import { inicioContasQuery } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useOverview } from '../../app/useOverview.ts';
import { inicioContas } from './inicioContasSections.tsx';
import { moduloDaTela } from './moduloDaTela.ts';

/** The home of Contas Médicas, and of Centro Médico for its own provider: waiting, denied and unpaid work. */
export function InicioContasScreen({ manifest }: ScreenProps) {
  const modulo = moduloDaTela(manifest);
  const { data, page } = useOverview((http) => inicioContasQuery(http, modulo));
  return <ModuleOverview manifest={manifest} {...page} {...inicioContas(modulo, data)} />;
}
