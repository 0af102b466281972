import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../form/fields/TextField.tsx';
import { Text } from '../../text/Text.tsx';
import { space } from '../../theme/scale.ts';
import { searchValues } from '../distinct.ts';
import { counted, formatInteger } from '../../format/format.ts';
import { FilterForm } from './FilterForm.tsx';
import type { ChoicePopProps } from './pop.types.ts';
import { ValueList } from './ValueList.tsx';
import { Button } from '../../button/Button.tsx';

interface ChoiceToolsProps {
  /** Number of chosen values, with those hidden by the search. */
  readonly count: number;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  & > :first-child { flex: 1; }
`;

const inWords = (count: number): string => {
  if (count === 0) return 'Nenhum escolhido';
  return counted(count, 'escolhido', 'escolhidos');
};

/** The number of chosen values, and buttons for all and none of the list. */
function ChoiceTools({ count, onAll, onNone }: ChoiceToolsProps) {
  return (
    <Tools>
      <Text size="label" tone="faint" isTabular>
        {inWords(count)}
      </Text>
      <Button size="small" tone="quiet" onPress={onAll}>
        Todos
      </Button>
      <Button size="small" tone="quiet" onPress={onNone}>
        Nenhum
      </Button>
    </Tools>
  );
}

const Note = styled.div`
  &:not(:empty) { padding-top: ${space.xs}; }
`;

const searchedFrom = 9;
const mostShown = 100;

/** Chooses among the values present, each with its number of rows; the search narrows the list, not the table. */
export function ExactPop({ header, chosen, values, onChoose, onClose }: ChoicePopProps) {
  const [search, setSearch] = useState('');
  // When nothing was ticked after a search, Enter means the single value it found.
  const [isFresh, setFresh] = useState(false);
  const [chosenAtFirst] = useState(() => new Set(chosen));
  const found = searchValues(values, useDeferredValue(search));
  const ticked = new Set(chosen);
  const shown = [
    ...found.slice(0, mostShown),
    // Chosen values are always listed, so that they can be removed.
    ...found
      .slice(mostShown)
      .filter(({ text }) => chosenAtFirst.has(text))
      .slice(0, mostShown),
  ];
  const choose = (next: Iterable<string>) => {
    setFresh(false);
    onChoose([...next]);
  };
  const handleToggle = (text: string, isChosen: boolean) =>
    choose(isChosen ? [...chosen, text] : chosen.filter((value) => value !== text));
  const handleSearch = () => {
    const [only, ...others] = searchValues(values, search);
    if (isFresh && search.trim() !== '' && only && others.length === 0)
      choose(new Set([...chosen, only.text]));
    onClose();
  };
  const texts = new Set(found.map(({ text }) => text));
  return (
    <FilterForm
      onSearch={handleSearch}
      onClear={() => {
        choose([]);
        onClose();
      }}
    >
      {values.length >= searchedFrom && (
        <TextField
          label={`Pesquisar ${header}`}
          isLabelHidden
          placeholder={`Pesquisar ${header}`}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setFresh(true);
          }}
        />
      )}
      {values.length > 1 && (
        <ChoiceTools
          count={chosen.length}
          onAll={() => choose(new Set([...chosen, ...texts]))}
          onNone={() => choose(chosen.filter((text) => !texts.has(text)))}
        />
      )}
      <div>
        {shown.length > 0 && (
          <ValueList
            header={header}
            values={shown}
            chosen={ticked}
            onToggle={handleToggle}
            onOnly={(text) => choose([text])}
          />
        )}
        <Note role="status">
          {found.length === 0 && (
            <Text size="label" tone="muted">
              {values.length === 0
                ? 'Não há valores a escolher com os outros filtros.'
                : `Nenhum valor contém “${search.trim()}”.`}
            </Text>
          )}
          {found.length > shown.length && (
            <Text size="label" tone="faint">
              Mais {formatInteger(found.length - shown.length)} valores: pesquise para vê-los.
            </Text>
          )}
        </Note>
      </div>
    </FilterForm>
  );
}
