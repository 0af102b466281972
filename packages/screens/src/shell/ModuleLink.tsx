import { moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules';
import { toasts } from '@vidas/ui/toast';
import type { ComponentProps, MouseEvent } from 'react';
import { RouterLink } from '../app/RouterLink.tsx';

/** The link of a module's tile: shows the message of ACE-13; the module's frame records the visit. */
export function ModuleLink({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const key = moduleKeyOf(href.split('/')[2] ?? '');
    if (key === undefined) return;
    toasts.info(
      `Módulo de ${moduleNames[key]} acessado!`,
      'As opções de operação estão no Menu do lado esquerdo da tela.',
    );
  };
  return <RouterLink {...rest} href={href} onClick={handleClick} />;
}
