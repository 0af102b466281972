import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FaturaEmAberto } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Text } from '@vidas/ui/text/Text.tsx';

interface FaturasDoNovoProps {
  readonly faturas: readonly FaturaEmAberto[];
  readonly isLoading: boolean;
  readonly isChosen: (fatura: string) => boolean;
  readonly onChange: (fatura: string, isChosen: boolean) => void;
}

const conta = ({ valor, multa, juros, total }: FaturaEmAberto): string =>
  multa + juros === 0
    ? `R$ ${formatCents(total)}`
    : `R$ ${formatCents(valor)} + multa ${formatCents(multa)} + juros ${formatCents(juros)} = R$ ${formatCents(total)}`;

const dica = ({ impede, novoBoleto }: FaturaEmAberto): string | undefined =>
  impede ?? (novoBoleto === null ? undefined : `Está no novo boleto ${novoBoleto}, que este substitui.`);

/** Choice among the open invoices of a payer, each with its cost on the day. */
export function FaturasDoNovo({ faturas, isLoading, isChosen, onChange }: FaturasDoNovoProps) {
  if (isLoading) return <Text tone="muted">Carregando as faturas em aberto…</Text>;
  if (faturas.length === 0) return <Text>Este pagador não tem fatura em aberto.</Text>;
  return (
    <Fieldset legend="Faturas em aberto">
      <Stack gap="s">
        {faturas.map((each) => (
          <Checkbox
            key={each.fatura}
            label={`Vencimento ${writeDay(each.vencimento)}: ${conta(each)}`}
            hint={dica(each)}
            isDisabled={each.impede !== null}
            checked={each.impede === null && isChosen(each.fatura)}
            onChange={({ target }) => onChange(each.fatura, target.checked)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
