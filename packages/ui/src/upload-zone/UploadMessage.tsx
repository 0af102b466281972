import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckCircleIcon, ErrorCircleIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** How the news is; good and bad news carry a sign. */
export type UploadTone = 'muted' | 'positive' | 'negative';

/** What an UploadMessage takes. */
export interface UploadMessageProps {
  readonly tone: UploadTone;
  readonly children: ReactNode;
}

const inks: Record<UploadTone, string> = {
  muted: color.textMuted,
  positive: color.positive,
  negative: color.negative,
};

const Root = styled.div<{ readonly $tone: UploadTone }>`
  display: flex;
  gap: ${space.xs};
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
  svg { flex: none; width: ${size.iconSmall}; height: 1.45em; }
`;

/** What became of the file; stands always, so that screen readers hear its words change. */
export function UploadMessage({ tone, children }: UploadMessageProps) {
  return (
    <Root role="status" $tone={tone}>
      {tone === 'positive' && <CheckCircleIcon />}
      {tone === 'negative' && <ErrorCircleIcon />}
      {children && <span>{children}</span>}
    </Root>
  );
}
