import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { FieldError } from './FieldError.tsx';
import { hintLook, labelLook, type FieldSize } from './fieldLook.ts';

/** Props of a box to tick, besides the attributes of its native control. */
export interface ChoiceFieldProps {
  /** The label above the box; required, because screen readers need it. */
  readonly label: ReactNode;
  /** One quiet line under the box: the format or what the answer is for. */
  readonly hint?: ReactNode;
  /** The problem and its remedy; marks the control as invalid. */
  readonly errorMessage?: string | undefined;
  /**
   * True for a required field. Only screen readers hear it: most fields are required, so the optional ones are marked
   * visibly.
   */
  readonly isRequired?: boolean | undefined;
  /** True while it cannot be filled in; it is shown in grey. */
  readonly isDisabled?: boolean | undefined;
  /** Default normal. */
  readonly size?: FieldSize | undefined;
}

/** The props of a group of choices. */
export interface GroupFieldProps extends ChoiceFieldProps {
  /** True writes "(opcional)" after the label. */
  readonly isOptional?: boolean | undefined;
}

/** Props of every other field. */
export interface FieldProps extends GroupFieldProps {
  /** True hides the label, only for fields whose purpose is visible, such as a search box with its icon. */
  readonly isLabelHidden?: boolean | undefined;
}

/** The ids of a field's parts. */
export interface FieldIds {
  readonly controlId: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
}

interface FrameProps {
  readonly ids: FieldIds;
  readonly field: FieldProps;
  readonly children: ReactNode;
  /** Content at the right of the hint, such as a letter count. */
  readonly aside?: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-width: 0;
  /* A grid in a grid is drawn over the following content where it goes on to another sheet. */
  @media print { &:has([data-typed]) { display: block; } }
`;

const Label = styled.label<{ readonly $size: FieldSize; readonly $hidden: boolean }>`
  ${labelLook}
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Optional = styled.span`
  font-weight: 400;
`;

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
`;

const Hint = styled.div<{ readonly $size: FieldSize }>`
  ${hintLook}
`;

/** Label above, control, error and hint below: the frame of every field. */
export function FieldFrame({ ids, field, children, aside }: FrameProps) {
  const size = field.size ?? 'normal';
  return (
    <Root data-field>
      <Label id={ids.labelId} htmlFor={ids.controlId} $size={size} $hidden={field.isLabelHidden ?? false}>
        {field.label}
        {field.isOptional && <Optional> (opcional)</Optional>}
      </Label>
      {children}
      {field.errorMessage && (
        <FieldError id={ids.errorId} size={size}>
          {field.errorMessage}
        </FieldError>
      )}
      {(field.hint || aside) && (
        <Below>
          <Hint id={ids.hintId} $size={size}>
            {field.hint}
          </Hint>
          {aside}
        </Below>
      )}
    </Root>
  );
}
