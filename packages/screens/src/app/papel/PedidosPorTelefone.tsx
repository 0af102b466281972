import { counted } from '@vidas/api-client/words/counted.ts';
import { Text } from '@vidas/ui/text/Text.tsx';

/** Says before a bulk sending how many it leaves out for a call; nothing where nobody asked for one (PAP-9). */
export function PedidosPorTelefone({ quantos }: { readonly quantos: number }) {
  if (quantos === 0) return null;
  return (
    <Text weight="medium">
      {`${counted(quantos, 'pediu por telefone e fica', 'pediram por telefone e ficam')} em Papéis por telefone, na Cobrança, até alguém ligar.`}
    </Text>
  );
}
