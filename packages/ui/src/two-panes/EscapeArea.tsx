import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface EscapeAreaProps {
  /** Name of the region; none makes it no region. */
  readonly label?: string | undefined;
  /** Called for Escape; without it the area around takes the key. */
  readonly onEscape: (() => void) | undefined;
  readonly children: ReactNode;
}

const Root = styled.div`
  display: contents;
`;

/** Area of the page that takes Escape when nothing inside took it. Windows over the page keep their own Escape. */
export function EscapeArea({ label, onEscape, children }: EscapeAreaProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    if (!onEscape || key !== 'Escape' || event.defaultPrevented) return;
    // React also passes on keys from a window that was opened inside.
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
