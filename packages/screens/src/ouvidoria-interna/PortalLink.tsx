import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link inside the portal. It replaces the history entry, so that going back shows nothing of what was done here. */
export function PortalLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <Link to={href} replace {...rest} />;
}
