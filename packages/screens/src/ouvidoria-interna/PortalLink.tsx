import type { ComponentProps } from 'react';
import { RouterLink } from '../app/RouterLink.tsx';

/** A link inside the portal. It replaces the history entry, so that going back shows nothing of what was done here. */
export function PortalLink(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} replace />;
}
