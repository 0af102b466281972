import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormError } from './FormError.tsx';
import { stacked } from '../theme/mixins.ts';
import { layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface FloatingErrorProps {
  /** Id for the `aria-describedby` of the control. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

const Root = styled.div`
  position: absolute;
  top: calc(100% + ${space.xs});
  left: 0;
  z-index: ${layer.menu};
  padding: ${space.xs} ${space.s};
  border: ${size.hairline} solid ${color.negative};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  width: max-content;
  max-width: ${size.dialogSmall};
  ${stacked} {
    position: static;
    flex-basis: 100%;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    width: auto;
    max-width: none;
  }
`;

/**
 * An error that floats under its field, so that the row of fields and buttons keeps its height. Stacked fields have
 * it between them.
 */
export function FloatingError({ id, children }: FloatingErrorProps) {
  return (
    <Root role="status">
      <FormError id={id}>{children}</FormError>
    </Root>
  );
}
