import { moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules';
import { toasts } from '@vidas/ui/toast';
import type { ComponentProps, MouseEvent } from 'react';
import { useSessionStore } from '../shared/session/SessionProvider.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';

/** The link of a module's tile: choosing it records the module as accessed and says so (spec 000 §4, §8). */
export function ModuleLink({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const store = useSessionStore();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const key = moduleKeyOf(href.split('/')[2] ?? '');
    if (key === undefined) return;
    store.update({ moduleItem: key, menuItem: 'inicio' });
    toasts.info(
      `Módulo de ${moduleNames[key]} acessado!`,
      'As opções de operação estão no Menu do lado esquerdo da tela.',
    );
  };
  return <RouterLink {...rest} href={href} onClick={handleClick} />;
}
