import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** True replaces the present address in the browser's history. */
  readonly replace?: boolean;
  /** Data for the next page outside its address (`HandOver`). */
  readonly state?: unknown;
}

/**
 * The link inside menus and tiles of ui: a change of page without a reload. The router's own `Link` also loads the code that prefetches
 * pages of its framework mode (3 kB of each first load).
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
