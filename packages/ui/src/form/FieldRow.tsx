import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { FloatingErrors } from './FieldError.tsx';

export interface FieldRowProps {
  /** Fields and buttons, which stand on one line. */
  readonly children: ReactNode;
}

/** Fields beside their button. The row keeps its height: the error of a field floats under it instead of moving what is below. */
export function FieldRow({ children }: FieldRowProps) {
  return (
    <Row align="end" gap="m">
      <FloatingErrors>{children}</FloatingErrors>
    </Row>
  );
}
