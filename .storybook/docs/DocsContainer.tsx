import { type ComponentProps, lazy, Suspense } from 'react';

// Lazy like the page: a run of the stories draws none of it.
const Themed = lazy(() =>
  import('./ThemedContainer.tsx').then(({ ThemedContainer }) => ({ default: ThemedContainer })),
);

/** The frame of every docs page; preview.tsx refers to it. */
export function DocsContainer(props: ComponentProps<typeof Themed>) {
  return (
    <Suspense>
      <Themed {...props} />
    </Suspense>
  );
}
