import { DocsContext } from '@storybook/addon-docs/blocks';
import { lazy, use } from 'react';
import { ComponentPage } from './ComponentPage.tsx';

// Lazy, because it contains the texts of all rules.
const ScreenPage = lazy(() =>
  import('./states/ScreenPage.tsx').then((page) => ({ default: page.ScreenPage })),
);

/** The guide of a component, or all states of a screen. */
export function PageOfKind() {
  const [first] = use(DocsContext).componentStories();
  return first?.title.startsWith('telas/') ? <ScreenPage title={first.title} /> : <ComponentPage />;
}
