import { counted } from '@vidas/api-client/words/counted.ts';
import { Text } from '@vidas/ui/text/Text.tsx';

/** Number of papers that a bulk sending leaves out for a call; empty without any (PAP-9). */
export function PedidosPorTelefone({ quantos }: { readonly quantos: number }) {
  if (quantos === 0) return null;
  return (
    <Text weight="medium">
      {`${counted(quantos, 'pediu por telefone e fica', 'pediram por telefone e ficam')} em Papéis por telefone, na Cobrança, até alguém ligar.`}
    </Text>
  );
}
