import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface EscapeAreaProps {
  /** Makes it a region of that name. */
  readonly label?: string | undefined;
  /** Called for Escape; without it the key goes on to the area around. */
  readonly onEscape: (() => void) | undefined;
  readonly children: ReactNode;
}

const Root = styled.div`
  display: contents;
`;

/** Escape on the page itself: an area takes the key where nothing inside it did. A window over the page keeps its own. */
export function EscapeArea({ label, onEscape, children }: EscapeAreaProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    if (!onEscape || key !== 'Escape' || event.defaultPrevented) return;
    // React hands over the keys of a window that was opened from inside, too.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.stopPropagation();
    onEscape();
  };
  return (
    <Root role={label === undefined ? 'presentation' : 'region'} aria-label={label} onKeyDown={handleKeyDown}>
      {children}
    </Root>
  );
}
