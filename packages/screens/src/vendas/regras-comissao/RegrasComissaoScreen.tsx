import { ehGerente, veRegras } from '@vidas/api-client/vendas/papeis.rules.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { SemAcesso } from '../SemAcesso.tsx';
import { MinhasRegras } from './MinhasRegras.tsx';
import { RegrasDoGerente } from './RegrasDoGerente.tsx';

/** The rules of commission: managers write them, sellers read their own (RCO-1, RCO-2). */
export function RegrasComissaoScreen() {
  const cargo = useSession()?.occupation ?? '';
  if (ehGerente(cargo)) return <RegrasDoGerente />;
  if (veRegras(cargo)) return <MinhasRegras />;
  return (
    <SemAcesso title="Regras de comissão">As regras de comissão são dos gerentes e dos vendedores.</SemAcesso>
  );
}
