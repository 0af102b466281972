import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WarningIcon } from '../icon/icons.tsx';
import { font, size as sizes, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { FieldSize } from './fieldLook.ts';

export interface FormErrorProps {
  /** The problem and its remedy. */
  readonly children: ReactNode;
  /** Id for the `aria-describedby` of the control. */
  readonly id?: string | undefined;
  /** Default normal. */
  readonly size?: FieldSize | undefined;
}

const Root = styled.p<{ readonly $size: FieldSize }>`
  display: flex;
  gap: ${space.xs};
  color: ${color.negative};
  font-size: ${({ $size }) => ($size === 'large' ? font.size.portalSmall : font.size.label)};
  font-weight: ${font.weight.medium};
  svg { width: ${sizes.iconSmall}; height: 1.45em; flex: none; }
`;

/** One error in words, with a sign, so that colour is not the only sign. */
export function FormError({ children, id, size = 'normal' }: FormErrorProps) {
  return (
    <Root id={id} $size={size}>
      <WarningIcon />
      <span>{children}</span>
    </Root>
  );
}
