import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../../button/buttonLook.ts';
import { Checkbox } from '../../form/choice/Checkbox.tsx';
import { size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { DistinctValue } from '../distinct.ts';
import { formatInteger } from '../../format/format.ts';

interface ValueListProps {
  /** Header of the column. */
  readonly header: string;
  readonly values: readonly DistinctValue[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (text: string, isChosen: boolean) => void;
  readonly onOnly: (text: string) => void;
}

const List = styled.div`
  max-height: ${size.menuList};
  /* the focus ring of the boxes is not cut off */
  margin: 0 -${space.xs};
  padding: ${space.xxs} ${space.xs};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
`;

const Only = styled.button<ButtonLook>`
  ${buttonLook}
  min-height: ${size.logo};
  padding: 0 ${space.xs};
  visibility: hidden;
  color: ${color.accent};
  @media (hover: none) { visibility: visible; }
`;

/** The space of 'Só este' is reserved, so that it covers no word when it appears. */
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.xs};
  align-items: start;
  padding: ${space.xxs} 0;
  &:hover > ${Only}, &:focus-within > ${Only} { visibility: visible; }
`;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Check boxes, each with the number of rows of its value; one tab stop, the arrow keys move on from there. */
export function ValueList({ header, values, chosen, onToggle, onOnly }: ValueListProps) {
  const [active, setActive] = useState<string | null>(null);
  const stop = values.some(({ text }) => text === active) ? active : values[0]?.text;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
    const line = (event.target as HTMLElement).closest('[data-value]');
    const at = boxes.findIndex((box) => line?.contains(box));
    const next = steps[event.key]?.(at, boxes.length - 1);
    if (next === undefined || at === -1) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <List role="group" aria-label={`Valores de ${header}`} onKeyDown={handleKey}>
      {values.map(({ text, count }) => {
        const name = text || 'vazio';
        return (
          <Line key={text} data-value="">
            <Checkbox
              label={`${name} (${formatInteger(count)})`}
              checked={chosen.has(text)}
              tabIndex={text === stop ? 0 : -1}
              onFocus={() => setActive(text)}
              onChange={({ target }) => onToggle(text, target.checked)}
            />
            <Only
              type="button"
              $tone="quiet"
              $size="small"
              aria-label={`Só este: ${name}`}
              tabIndex={text === stop ? 0 : -1}
              onClick={() => onOnly(text)}
            >
              Só este
            </Only>
          </Line>
        );
      })}
    </List>
  );
}
