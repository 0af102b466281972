import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useNavigate } from 'react-router-dom';
import type { HandOver } from '../../app/handOver.ts';
import { temCorrecao } from './temCorrecao.ts';

/** Link to the record in Cadastro, to correct an incomplete address. */
export function CorrigeEndereco({ carta }: { readonly carta: Carta }) {
  const navigate = useNavigate();
  if (!temCorrecao(carta)) return null;
  const { nome, matricula } = carta;
  const state: HandOver = { ficha: matricula };
  return (
    <Button
      size="small"
      tone="quiet"
      aria-label={`Corrigir endereço de ${nome}`}
      onPress={() => void navigate('/modulos/cadastro/inicio', { state })}
    >
      Corrigir endereço
    </Button>
  );
}
