import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { digitosMatricula } from '@vidas/api-client/kinds/matricula.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useState } from 'react';

export interface BoletoFormProps {
  readonly isSearching: boolean;
  /** First values of the form; empty unless the screen was opened with a search. */
  readonly start?: BuscaBoleto | undefined;
  readonly onSearch: (busca: BuscaBoleto) => void;
}

const tipos = [
  { value: 'I', label: 'Individual/Cancelado' },
  { value: 'E', label: 'Empresa' },
  { value: 'A', label: 'Empresa afast/canc' },
] as const satisfies readonly { value: TipoBoleto; label: string }[];

/** Type, matrícula (for a company its code) and an optional due day; Enter searches. */
export function BoletoForm({ isSearching, start, onSearch }: BoletoFormProps) {
  const [type, setType] = useState<TipoBoleto>(start?.type ?? 'I');
  const [typed, setTyped] = useState(start?.matricula ?? '');
  const [vencimento, setVencimento] = useState<string | null>(start?.vencimento ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const canSearch = typed !== '' && problem === null;
  return (
    <Form
      role="search"
      aria-label="Boletos"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSearch && !isSearching) onSearch({ type, matricula: typed, vencimento });
      }}
    >
      <Stack gap="s">
        <RadioGroup
          look="cards"
          label="Tipo"
          name="tipo"
          options={tipos}
          value={type}
          onChange={({ target }) => setType(target.value as TipoBoleto)}
        />
        <FieldRow>
          <TextField
            label={type === 'E' ? 'Código da empresa' : 'Matrícula'}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
            maxLength={digitosMatricula}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            isTabular
          />
          <DatePicker
            label="Vencimento"
            isOptional
            value={vencimento}
            onChange={setVencimento}
            onProblem={setProblem}
          />
          <Button type="submit" tone="primary" isDisabled={!canSearch} isPending={isSearching}>
            Buscar
          </Button>
        </FieldRow>
      </Stack>
    </Form>
  );
}
