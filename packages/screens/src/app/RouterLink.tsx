import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The link that ui draws inside its menus and tiles: a change of page without a reload. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <Link to={href} {...rest} />;
}
