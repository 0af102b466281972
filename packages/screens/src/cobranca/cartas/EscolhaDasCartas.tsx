import { writeDay } from '@vidas/api-client/words/day.ts';
import type {
  Carta,
  EscolhaDasCartas as Escolhidas,
} from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';

/** The choices of Gerar PDF. */
export interface Escolha extends Escolhidas {
  readonly frenteVerso: boolean;
}

interface EscolhaDasCartasProps {
  /** All boletos of the month. */
  readonly cartas: readonly Carta[];
  readonly escolha: Escolha;
  readonly onChange: (escolha: Escolha) => void;
}

const todos = '';

/** Choices of due day, both sides of the paper, and printing again. */
export function EscolhaDasCartas({ cartas, escolha, onChange }: EscolhaDasCartasProps) {
  const dias = [...new Set(cartas.map(({ vencimento }) => vencimento))].toSorted();
  return (
    <Row align="end" gap="m">
      <SelectField
        label="Vencimento"
        options={[
          { value: todos, label: 'Todos do mês' },
          ...dias.map((dia) => ({ value: dia, label: writeDay(dia) })),
        ]}
        value={escolha.vencimento ?? todos}
        onChange={({ target }) =>
          onChange({ ...escolha, vencimento: target.value === todos ? null : target.value })
        }
      />
      <Checkbox
        label="Frente e verso"
        checked={escolha.frenteVerso}
        onChange={({ target }) => onChange({ ...escolha, frenteVerso: target.checked })}
      />
      <Checkbox
        label="Incluir os já impressos"
        checked={escolha.repetir}
        onChange={({ target }) => onChange({ ...escolha, repetir: target.checked })}
      />
    </Row>
  );
}
