import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading } from '@vidas/ui/text/Heading.tsx';

let lastPath: string | undefined;

interface PageHeadingProps {
  readonly children: ReactNode;
  /** True when the page changed in place: the receipt replaced the form. */
  readonly isNews?: boolean;
}

/** The only h1 of a page; it gets the focus after a link or an act inside the portal. */
export function PageHeading({ children, isNews = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isNews || (lastPath !== undefined && lastPath !== pathname)) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    lastPath = pathname;
  }, [pathname, isNews]);
  return (
    <Heading level={1} size="portal" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
