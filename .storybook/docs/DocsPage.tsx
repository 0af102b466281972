import { lazy, Suspense } from 'react';

// The blocks of the docs are large, and a run of the stories draws none of them.
const Page = lazy(() => import('./PageOfKind.tsx').then(({ PageOfKind }) => ({ default: PageOfKind })));

/** The docs page of every component and every screen; preview.tsx refers to it. */
export function DocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
