import { moduleKeyOf } from '@vidas/api-client/shell/modules.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { RouterLink } from '../app/RouterLink.tsx';
import { choosesModule } from './chosenModule.ts';

/** The link of a module's tile. The module reports its arrival, and records the visit (ACE-13). */
export function ModuleLink({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isElsewhere) choosesModule(moduleKeyOf(href.split('/')[2] ?? ''));
  };
  return <RouterLink {...rest} href={href} onClick={handleClick} />;
}
