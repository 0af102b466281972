import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { ReactNode } from 'react';

interface SecaoProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons under the content, so that the keys reach its rows first. */
  readonly acts?: ReactNode;
}

/** A part of the payer's page. */
export function Secao({ title, children, acts }: SecaoProps) {
  return (
    <Stack gap="s">
      <Heading level={3}>{title}</Heading>
      {children}
      {acts && <Row>{acts}</Row>}
    </Stack>
  );
}
