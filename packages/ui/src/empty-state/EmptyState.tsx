import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InboxIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface EmptyStateProps {
  /** Name of the missing thing: Nenhum beneficiário no período. */
  readonly title: string;
  /** The next step for the person. */
  readonly children?: ReactNode;
  /** Default an empty tray. */
  readonly icon?: ReactNode;
  /** Buttons or links under the words. */
  readonly actions?: ReactNode;
}

/** The middle of an empty place, shared with the error. */
export const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  max-width: ${size.emptyState};
  margin: 0 auto;
  padding: ${space.xxxl} ${space.l};
  text-align: center;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** The large icon above the words. */
export const Sign = styled.span<{ readonly $ink?: string }>`
  color: ${({ $ink }) => $ink ?? color.textFaint};
  svg { width: ${size.logoLarge}; height: ${size.logoLarge}; stroke-width: 1.2; }
`;

/** Main sentence of the state. */
export const CentreTitle = styled.p`
  color: ${color.text};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.medium};
`;

/** Buttons under the words. */
export const CentreActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  margin-top: ${space.s};
`;

/** A message that there is nothing to show, and the next step. */
export function EmptyState({ title, children, icon = <InboxIcon />, actions }: EmptyStateProps) {
  return (
    <Centre>
      <Sign>{icon}</Sign>
      <CentreTitle>{title}</CentreTitle>
      {children && <div>{children}</div>}
      {actions && <CentreActions>{actions}</CentreActions>}
    </Centre>
  );
}
