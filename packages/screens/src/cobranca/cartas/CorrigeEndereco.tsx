import type { Carta } from '@vidas/api-client/cobranca/cartas';
import { Button } from '@vidas/ui/button';
import { useNavigate } from 'react-router-dom';
import type { HandOver } from '../../app/handOver.ts';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';

/** Leads to the record where the address is mended, for who may open it; a company's is mended in the core system. */
export function CorrigeEndereco({ carta }: { readonly carta: Carta }) {
  const session = useSession();
  const navigate = useNavigate();
  const { situacao, isEmpresa, nome, matricula } = carta;
  const isMendable = situacao === 'Endereço incompleto' && !isEmpresa;
  if (!isMendable || !session || !modulesOf(session).includes('cadastro')) return null;
  const state: HandOver = { ficha: matricula };
  return (
    <Button
      size="small"
      tone="quiet"
      aria-label={`Corrigir o endereço de ${nome}`}
      onPress={() => void navigate('/modulos/cadastro/inicio', { state })}
    >
      Corrigir endereço
    </Button>
  );
}
