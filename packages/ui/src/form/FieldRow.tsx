import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '../layout/Row.tsx';
import { breakpoint, font, size, space } from '../theme/scale.ts';
import { FloatingErrors } from './FieldError.tsx';

export interface FieldRowProps {
  /** Fields and buttons on one line. */
  readonly children: ReactNode;
  /**
   * True for labels before their fields, which continue a title like words of a sentence. On a narrow screen they are
   * above. Default false.
   */
  readonly isSentence?: boolean | undefined;
}

const Sentence = styled.div`
  @media not all and (max-width: ${breakpoint.stack}) {
    & > div > [type='submit'] { min-height: ${size.controlSmall}; padding: 0 ${space.m}; font-size: ${font.size.label}; }
    & > div { align-items: center; gap: ${space.s}; }
    & > div:not(:has(> :nth-child(5))) { flex-wrap: nowrap; }
    [role='group']:has(> [data-field]) { flex-wrap: nowrap; gap: ${space.s}; }
    fieldset { display: flex; align-items: center; gap: ${space.m}; }
    fieldset > legend { float: left; margin: 0; font-weight: ${font.weight.normal}; white-space: nowrap; }
    [data-field] { grid-template-columns: auto minmax(min-content, 1fr); align-items: center; gap: 0 ${space.s}; }
    [data-field] > :first-child { font-weight: ${font.weight.normal}; white-space: nowrap; }
    [data-field] > :nth-child(n + 2) { grid-column: 2; }
  }
`;

/** Fields beside their button. The row keeps its height, because the error of a field floats below it. */
export function FieldRow({ children, isSentence = false }: FieldRowProps) {
  const row = (
    <Row align="end" gap="m">
      <FloatingErrors>{children}</FloatingErrors>
    </Row>
  );
  return isSentence ? <Sentence>{row}</Sentence> : row;
}
