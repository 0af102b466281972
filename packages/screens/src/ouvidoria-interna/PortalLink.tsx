import type { ComponentProps } from 'react';
import { RouterLink } from '../app/RouterLink.tsx';

/** A link inside the portal. It replaces the history entry, so that the back button shows nothing of this visit. */
export function PortalLink(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} replace />;
}
