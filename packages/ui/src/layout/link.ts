import type { ComponentProps, ComponentType } from 'react';

/**
 * Component that draws links, which keeps the router out of this library. It gets `href` and every other attribute of
 * an `<a>` (className, aria-current, onClick, ref …) and passes them on, as in `({ href, ...rest }) => <Link
 * to={href} {...rest} />`.
 */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'> & { readonly href: string }>;
