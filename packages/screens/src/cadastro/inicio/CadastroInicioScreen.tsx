import { inicioCadastroQuery } from '@vidas/api-client/cadastro/inicio/inicio.queries.ts';
import { lazyPart } from '@vidas/ui/lazy-part/lazyPart.tsx';
import { Suspense, useState } from 'react';
import { useHandedOver } from '../../app/handOver.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useOverview } from '../../app/useOverview.ts';
import { inicioCadastro } from './inicioSections.tsx';

const FichaDrawer = lazyPart(() => import('../ficha/FichaDrawer.tsx').then((file) => file.FichaDrawer));

/** The home of Cadastro: waiting work, last files of the SIB, and the record that Ir para opens (ACE-27). */
export function CadastroInicioScreen({ manifest }: ScreenProps) {
  const { data, page } = useOverview(inicioCadastroQuery);
  const [ficha, setFicha] = useState<string | null>(null);
  useHandedOver('ficha', setFicha);
  return (
    <>
      <ModuleOverview manifest={manifest} {...page} {...inicioCadastro(data)} />
      {ficha !== null && (
        <Suspense>
          <FichaDrawer key={ficha} matricula={ficha} onClose={() => setFicha(null)} />
        </Suspense>
      )}
    </>
  );
}
