import { ehGerente, ehVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { ReactNode } from 'react';
import { useSession } from '../app/session/SessionProvider.tsx';
import { SemAcesso } from './SemAcesso.tsx';

interface ParaVendasProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen for managers and sellers; others see that they have no access. */
export function ParaVendas({ title, children }: ParaVendasProps) {
  const cargo = useSession()?.occupation ?? '';
  return ehGerente(cargo) || ehVendedor(cargo) ? children : <SemAcesso title={title} />;
}
