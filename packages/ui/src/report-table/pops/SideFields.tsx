import styled from 'styled-components';
import { TextField } from '../../form/fields/TextField.tsx';
import { space } from '../../theme/scale.ts';
import { sidesOf, writeQuery, type Sides } from '../filters/writeQuery.ts';

interface SideFieldsProps {
  /** Header of the column. */
  readonly header: string;
  /** The short form in the box above; these two boxes show its sides. */
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** The expected digits, such as 'dd/mm/aaaa'. */
  readonly placeholder: string;
  readonly inputMode: 'decimal' | 'numeric';
  /** Expands a complete side; an unknown text is returned unchanged. */
  readonly tidy?: ((text: string) => string) | undefined;
  /** Number of digits after which a side counts as complete while it is typed. */
  readonly figures?: number | undefined;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`;

const asTyped = (text: string): string => text;

/** De and Até: two boxes that write a range into the box above them. */
export function SideFields({
  header,
  typed,
  onTyped,
  placeholder,
  inputMode,
  tidy = asTyped,
  figures,
}: SideFieldsProps) {
  const sides = sidesOf(typed);
  const write = (side: Partial<Sides>) => {
    const next = writeQuery({ ...sides, ...side });
    if (next !== typed) onTyped(next);
  };
  const whileTyped = (text: string) => (text.length === figures && /^\d+$/.test(text) ? tidy(text) : text);
  const box = { placeholder, inputMode, autoComplete: 'off', isTabular: true } as const;
  return (
    <Pair role="group" aria-label={`Intervalo de ${header}`}>
      <TextField
        {...box}
        label="De"
        value={sides.from}
        onChange={({ target }) => write({ from: whileTyped(target.value) })}
        onBlur={() => sides.from !== '' && write({ from: tidy(sides.from) })}
      />
      <TextField
        {...box}
        label="Até"
        value={sides.to}
        onChange={({ target }) => write({ to: whileTyped(target.value) })}
        onBlur={() => sides.to !== '' && write({ to: tidy(sides.to) })}
      />
    </Pair>
  );
}
