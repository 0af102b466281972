import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { TextField } from '../form/TextField.tsx';
import { Text } from '../text/Text.tsx';
import { type DistinctValue, searchValues } from './distinct.ts';
import type { ColumnFilter } from './filters.ts';
import { formatInteger } from './format.ts';
import { PopActs } from './parts.ts';

interface ExactFilterProps {
  /** Header of the column. */
  readonly header: string;
  readonly filter: ColumnFilter | undefined;
  /** The values left by the other filters, with their counts. */
  readonly values: readonly DistinctValue[];
  readonly onChange: (filter: ColumnFilter | null) => void;
  readonly onClose: () => void;
}

const searchedFrom = 9;
const mostShown = 100;

/** Chooses among the values present, each with how many rows it has. */
export function ExactFilter({ header, filter, values, onChange, onClose }: ExactFilterProps) {
  const [search, setSearch] = useState('');
  const chosen = filter?.kind === 'exact' ? filter.values : [];
  const toggle = (text: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, text] : chosen.filter((value) => value !== text);
    onChange({ kind: 'exact', values: next });
  };
  const found = searchValues(values, search);
  return (
    <>
      {values.length >= searchedFrom && (
        <TextField
          label={`Pesquisar ${header}`}
          isLabelHidden
          placeholder={`Pesquisar ${header}`}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.slice(0, mostShown).map(({ text, count }) => (
        <Checkbox
          key={text}
          label={`${text || 'vazio'} (${formatInteger(count)})`}
          checked={chosen.includes(text)}
          onChange={(event) => toggle(text, event.target.checked)}
        />
      ))}
      {found.length > mostShown && (
        <Text size="label" tone="faint">
          Mais {formatInteger(found.length - mostShown)} valores: pesquise para vê-los.
        </Text>
      )}
      <PopActs>
        <Button size="small" tone="primary" onPress={onClose}>
          Buscar
        </Button>
        <Button
          size="small"
          onPress={() => {
            onChange(null);
            onClose();
          }}
        >
          Limpar
        </Button>
      </PopActs>
    </>
  );
}
