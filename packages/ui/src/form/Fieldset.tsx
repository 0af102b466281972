import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, space } from '../theme/scale.ts';

export interface FieldsetProps {
  /** The question of the group. */
  readonly legend: ReactNode;
  /** The fields of the group. */
  readonly children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space.l};
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${space.m};
  padding: 0;
  font-size: ${font.size.portalLead};
  font-weight: ${font.weight.strong};
`;

/** One group of fields of a long form. */
export function Fieldset({ legend, children }: FieldsetProps) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      {children}
    </Root>
  );
}
