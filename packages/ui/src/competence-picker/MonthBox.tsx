import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { boxLook, CalendarIcon, openerLook } from '../date-range/DayBox.tsx';
import type { FieldSize } from '../form/fieldLook.ts';
import { tabular } from '../theme/mixins.ts';
import { size as sizes } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { MonthPane, type MonthPaneProps } from './MonthPane.tsx';
import { addMonths, holdMonth } from './months.ts';
import { parseTypedMonth } from './parseTypedMonth.ts';
import type { MonthDraft } from './useMonthDraft.ts';

export interface MonthBoxProps {
  readonly draft: MonthDraft;
  readonly pane: Omit<MonthPaneProps, 'onPick'>;
  /** Attributes that connect the input with its label and its messages. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-invalid'?: boolean | undefined;
    readonly 'aria-required'?: boolean | undefined;
  };
  readonly isDisabled: boolean;
  readonly size: FieldSize;
  readonly onBlur?: (() => void) | undefined;
  /** Content before the button that opens the months. */
  readonly trailing?: ReactNode;
}

const Root = styled(Group)<{ readonly $size: FieldSize; readonly $hasTrailing: boolean }>`
  ${boxLook}
  min-width: ${({ $hasTrailing }) => ($hasTrailing ? '9.5em' : '8.5em')};
  /* Only one focus ring shows: around the box for the input, inside it for the button. */
  &:has(> button[data-focus-visible]) { outline: none; }
`;

const Input = styled.input`
  ${tabular}
  flex: 1;
  width: 0;
  min-width: 0;
  height: 100%;
  padding: 0 0 0 ${sizes.fieldPadding};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  /* This ring is as strong as the global focus ring, wherever that stands. */
  &:focus-visible { outline: none; }
  &::placeholder { color: ${color.textFaint}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
`;

const Opener = styled(Button)`
  ${openerLook}
`;

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The text box of a competence with the button that opens the months. The arrow keys up and down change the month.
 */
export function MonthBox({ draft, pane, control, isDisabled, size, onBlur, trailing }: MonthBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') draft.settle();
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) {
      draft.settle();
      setOpen(true);
      return;
    }
    const month = parseTypedMonth(draft.text);
    draft.choose(holdMonth(month === null ? pane.now : addMonths(month, step), pane.limits));
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (draft.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const handleBlur = () => {
    draft.settle();
    onBlur?.();
  };
  return (
    <Root
      $size={size}
      $hasTrailing={trailing !== undefined}
      role="presentation"
      isDisabled={isDisabled}
      isInvalid={control['aria-invalid'] ?? false}
    >
      <Input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="mm/aaaa"
        disabled={isDisabled}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={handleBlur}
      />
      {trailing}
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Opener aria-label={pane.label} isDisabled={isDisabled}>
          <CalendarIcon />
        </Opener>
        <MonthPane {...pane} onPick={draft.choose} />
      </DialogTrigger>
    </Root>
  );
}
