import { useId } from 'react';
import styled from 'styled-components';
import { FloatingError } from '../form/FloatingError.tsx';
import { labelLook, type FieldSize } from '../form/fieldLook.ts';
import { space } from '../theme/scale.ts';
import { MonthBox, type MonthBoxProps } from './MonthBox.tsx';
import { type MonthDraftOptions, useMonthDraft } from './useMonthDraft.ts';

export interface MonthFieldProps extends MonthDraftOptions {
  readonly label: string;
  readonly pane: Omit<MonthBoxProps['pane'], 'label' | 'value'>;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** Id of an error that is shown elsewhere. */
  readonly errorId: string | undefined;
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space.xs};
  flex: 1 1 8.5em;
`;

const Words = styled.label<{ readonly $size: FieldSize }>`
  ${labelLook}
`;

/** One end of a period of months; its error floats below it. */
export function MonthField({ label, pane, isDisabled, isInvalid, errorId, ...options }: MonthFieldProps) {
  const draft = useMonthDraft(options);
  const id = useId();
  const { problem } = draft;
  return (
    <Root data-field>
      <Words $size="normal" htmlFor={id}>
        {label}
      </Words>
      <MonthBox
        draft={draft}
        pane={{ ...pane, label: `Meses, ${label}`, value: options.value }}
        control={{
          id,
          'aria-describedby': problem ? `${id}-error` : errorId,
          'aria-invalid': isInvalid || problem !== null || undefined,
        }}
        isDisabled={isDisabled}
        size="normal"
      />
      {problem && <FloatingError id={`${id}-error`}>{problem}</FloatingError>}
    </Root>
  );
}
