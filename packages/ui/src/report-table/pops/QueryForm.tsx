import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { fieldLook, type FieldSize } from '../../form/fieldLook.ts';
import { FormError } from '../../form/FormError.tsx';
import { font } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FilterForm } from './FilterForm.tsx';
import type { TypedPopProps } from './pop.types.ts';

interface QueryFormProps extends TypedPopProps {
  /** The short forms shown as a hint, in at most two lines. */
  readonly forms: readonly string[];
  /** Boxes and shortcuts that write into the box. */
  readonly children?: ((typed: string, onTyped: (text: string) => void) => ReactNode) | undefined;
}

const Box = styled.input<{ readonly $size: FieldSize }>`
  ${fieldLook}
`;

/** Two lines where a problem can be shown: it replaces the hint without moving anything. */
const Below = styled.div<{ readonly $isTall: boolean }>`
  min-height: ${({ $isTall }) => ($isTall ? '3em' : 0)};
  color: ${color.textFaint};
  font-size: ${font.size.label};
  overflow-wrap: anywhere;
`;

// No line begins with the separating dot.
const separator = '\u00a0· ';

/** The box 'Pesquisar {coluna}' of a typed filter: filters while one types; Enter closes it, unless there is a problem. */
export function QueryForm({
  header,
  text,
  onText,
  onClose,
  unfinished,
  forms,
  children,
  ...props
}: QueryFormProps) {
  // A copy of the text, so that a slow table never delays a letter.
  const [typed, setTyped] = useState(text);
  const onTyped = (next: string) => {
    setTyped(next);
    onText(next);
  };
  // Text of the last search, until it changes.
  const [searched, setSearched] = useState<string | null>(null);
  const problem = props.problem ?? (searched === typed ? unfinished : undefined);
  const belowId = useId();
  const box = useRef<HTMLInputElement>(null);
  const handleSearch = () => {
    setSearched(typed);
    if (props.problem === undefined && unfinished === undefined) onClose();
    else box.current?.focus();
  };
  const handleClear = () => {
    onTyped('');
    onClose();
  };
  return (
    <FilterForm onSearch={handleSearch} onClear={handleClear}>
      <Box
        ref={box}
        type="text"
        $size="normal"
        aria-label={`Pesquisar ${header}`}
        placeholder={`Pesquisar ${header}`}
        aria-describedby={belowId}
        aria-invalid={problem === undefined ? undefined : true}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
      />
      <Below id={belowId} $isTall={children !== undefined}>
        <div role="alert">{problem !== undefined && <FormError>{problem}</FormError>}</div>
        {problem === undefined && `Também: ${forms.join(separator)}`}
      </Below>
      {children?.(typed, onTyped)}
    </FilterForm>
  );
}
