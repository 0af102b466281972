import { counted } from '@vidas/api-client/words/counted.ts';
import type { MensalidadeAberta } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { somaDe, type VendaPronta } from './vendaForm.ts';

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

/** '7 × R$ 107,14 (a última R$ 107,16)'. */
const parcelasEmPalavras = ({ parcelas }: VendaPronta): string => {
  const [primeira, ultima] = [parcelas[0]?.valor ?? 0, parcelas.at(-1)?.valor ?? 0];
  return [
    `${parcelas.length} × ${reais(primeira)}`,
    ...(primeira === ultima ? [] : [`(a última ${reais(ultima)})`]),
  ].join(' ');
};

interface ResumoDaVendaProps {
  readonly abertas: readonly MensalidadeAberta[];
  readonly escolhidas: readonly MensalidadeAberta[];
  readonly desconto: number;
  /** Null before brand, transaction and installments are chosen. */
  readonly pronta: VendaPronta | null;
}

/** The sums of the sale in the form (CXA-5), and what of the debt it leaves open (CXA-21). */
export function ResumoDaVenda({ abertas, escolhidas, desconto, pronta }: ResumoDaVendaProps) {
  const bruto = somaDe(escolhidas);
  const pagas = new Set(escolhidas.map(({ codFatura }) => codFatura));
  const ficam = escolhidas.length === 0 ? [] : abertas.filter(({ codFatura }) => !pagas.has(codFatura));
  return (
    <>
      <Text tone="muted">{pronta ? parcelasEmPalavras(pronta) : 'Escolha mensalidades e cartão.'}</Text>
      <Facts
        isLine
        facts={[
          { name: 'Mensalidades', value: reais(bruto) },
          { name: 'Desconto', value: reais(desconto) },
          {
            name: 'Tarifa',
            value: pronta && `${reais(pronta.tarifa)} (${formatCents(pronta.percentual)}%)`,
          },
          { name: 'Valor líquido', value: pronta && reais(pronta.liquido) },
        ]}
      />
      {ficam.length > 0 && (
        <Text size="table" tone="caution">
          {`Fica em aberto: ${counted(ficam.length, 'mensalidade', 'mensalidades')}, ${reais(somaDe(ficam))}`}
        </Text>
      )}
    </>
  );
}
