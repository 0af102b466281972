import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';

// Pointer targets of at least 24 px (WCAG 2.5.8).
const Box = styled.label`
  display: inline-grid;
  place-content: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  vertical-align: middle;
  cursor: pointer;
  input { width: ${size.icon}; height: ${size.icon}; margin: 0; accent-color: ${color.accent}; cursor: pointer; }
`;

interface GridCheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some, but not all, of its rows are checked. */
  readonly isMixed?: boolean;
  /** Called with the new state. With Shift it applies to every row up to this one. */
  readonly onChange: (isChecked: boolean, isShift: boolean) => void;
}

/** The check box of a row or of all rows; reached through its cell, not by Tab. */
export function GridCheck({ label, isChecked, isMixed = false, onChange }: GridCheckProps) {
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <Box>
      <input
        type="checkbox"
        tabIndex={-1}
        ref={setMixed}
        aria-label={label}
        checked={isChecked}
        onChange={() => undefined}
        onClick={(event: MouseEvent<HTMLInputElement>) => onChange(!isChecked, event.shiftKey)}
      />
    </Box>
  );
}

const Toggle = styled.button`
  display: inline-grid;
  place-content: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  vertical-align: middle;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.border}; color: ${color.text}; }
  svg { width: ${size.icon}; height: ${size.icon}; }
`;

interface GridToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The arrow that opens what belongs to a row. */
export function GridToggle({ label, isOpen, onPress, children }: GridToggleProps) {
  return (
    <Toggle type="button" tabIndex={-1} aria-label={label} aria-expanded={isOpen} onClick={onPress}>
      {children}
    </Toggle>
  );
}
