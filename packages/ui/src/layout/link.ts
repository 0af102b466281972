import type { ComponentProps, ComponentType } from 'react';

/**
 * Keeps the router out of this library: a link is drawn by `linkComponent`, which gets `href` and every other attribute of an
 * `<a>` (className, aria-current, onClick, ref …) and passes them on, e.g. `({ href, ...rest }) => <Link to={href} {...rest}
 * />`.
 */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { readonly href: string }>;
