import { type ComponentProps, lazy, Suspense } from 'react';

// As the page: a run of the stories draws none of it.
const Themed = lazy(() =>
  import('./ThemedContainer.tsx').then(({ ThemedContainer }) => ({ default: ThemedContainer })),
);

/** What every docs page stands in, as the preview names it. */
export function DocsContainer(props: ComponentProps<typeof Themed>) {
  return (
    <Suspense>
      <Themed {...props} />
    </Suspense>
  );
}
