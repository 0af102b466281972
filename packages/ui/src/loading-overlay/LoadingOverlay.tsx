import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ring } from '../button/buttonLook.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/**
 * True once `isOn` has been true for `delayMs`, and false at once when it ends, so that quick answers do not flicker.
 */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}

export interface LoadingOverlayProps {
  /** The covered content, which stays visible but cannot be used meanwhile. */
  readonly children: ReactNode;
  /** True covers the content. */
  readonly isLoading: boolean;
  /** Default Carregando… */
  readonly label?: string | undefined;
}

const delayMs = 150;

/* On paper as tall as its content; otherwise the following content would be printed over it. */
const onPaper = '@media print { flex: none; }';

const Root = styled.div<{ readonly $empty: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  /* With nothing to cover, the words are in the middle of the window. */
  min-height: ${({ $empty }) => ($empty ? '60vh' : 0)};
  ${onPaper}
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.menu};
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Words = styled.span`
  /* Keeps the words in sight where the content is taller than the window. */
  position: sticky;
  inset-block: ${space.xl};
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s} ${space.l};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.pill};
  max-width: 100%;
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  font-size: ${font.size.table};
  font-weight: ${font.weight.medium};
  &::before {
    content: '';
    flex: none;
    color: ${color.accent};
    ${ring}
  }
`;

const Content = styled.div<{ readonly $dim: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  ${onPaper}
  opacity: ${({ $dim }) => ($dim ? 0.5 : 1)};
`;

/** Covers a part of the screen that is loading again, once the wait is noticeable. */
export function LoadingOverlay({ children, isLoading, label = 'Carregando…' }: LoadingOverlayProps) {
  const isShown = useDelayed(isLoading, delayMs);
  return (
    <Root aria-busy={isLoading} $empty={children === null || children === undefined}>
      <Content $dim={isShown} inert={isShown}>
        {children}
      </Content>
      <Veil role="status">{isShown && <Words>{label}</Words>}</Veil>
    </Root>
  );
}
