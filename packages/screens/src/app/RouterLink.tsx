import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** The new address takes the place of the present one in the history. */
  readonly replace?: boolean;
  /** What the next page is told beside its address (`HandOver`). */
  readonly state?: unknown;
}

/**
 * The link that ui draws inside its menus and tiles: a change of page without a reload. Not the router's own `Link`,
 * which brings the code that fetches pages of its framework mode ahead (3 kB of each first load).
 */
export function RouterLink({ href, replace, state, onClick, ...rest }: RouterLinkProps) {
  const { target } = rest;
  const change = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    state,
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) change(event);
  };
  return <a {...rest} href={useHref(href)} onClick={handleClick} />;
}
