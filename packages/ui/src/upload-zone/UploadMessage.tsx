import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckCircleIcon, ErrorCircleIcon, WarningIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** How good or bad the message is; all but the muted ones carry a sign. */
export type UploadTone = 'muted' | 'positive' | 'caution' | 'negative';

export interface UploadMessageProps {
  readonly tone: UploadTone;
  readonly children: ReactNode;
}

const inks: Record<UploadTone, string> = {
  muted: color.textMuted,
  positive: color.positive,
  caution: color.caution,
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

/** The state of the file; always in the page, so that screen readers announce its changes. */
export function UploadMessage({ tone, children }: UploadMessageProps) {
  return (
    <Root role="status" $tone={tone}>
      {tone === 'positive' && <CheckCircleIcon />}
      {tone === 'caution' && <WarningIcon />}
      {tone === 'negative' && <ErrorCircleIcon />}
      {children && <span>{children}</span>}
    </Root>
  );
}
