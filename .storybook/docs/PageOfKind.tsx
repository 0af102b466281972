import { DocsContext } from '@storybook/addon-docs/blocks';
import { lazy, use } from 'react';
import { ComponentPage } from './ComponentPage.tsx';

// With the words of all rules.
const ScreenPage = lazy(() =>
  import('./states/ScreenPage.tsx').then((page) => ({ default: page.ScreenPage })),
);

/** A component has its guide, a screen all its states. */
export function PageOfKind() {
  const [first] = use(DocsContext).componentStories();
  return first?.title.startsWith('telas/') ? <ScreenPage title={first.title} /> : <ComponentPage />;
}
