import { lazyPart } from '@vidas/ui/lazy-part/lazyPart.tsx';
import { Suspense } from 'react';
import { useDados } from './useDados.ts';

const PassosQueFaltam = lazyPart(() => import('./PassosQueFaltam.tsx').then((file) => file.PassosQueFaltam));

/** The missing first steps of the module in the address, while it has no data (TEC-8). */
export function SemDados() {
  const { vazio } = useDados();
  return (
    vazio && (
      <Suspense fallback={null}>
        <PassosQueFaltam passos={vazio.passos} />
      </Suspense>
    )
  );
}
