import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { color, dark, declarations, light } from '@vidas/ui/theme/tokens.ts';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { workbenchThemes } from '../theme.ts';
import { useToolbar } from './useToolbar.ts';

// A page has the product's global style only when it draws a story.
const Ground = createGlobalStyle`
  :root { color-scheme: light; ${declarations(light)} }
  :root[data-theme='dark'] { color-scheme: dark; ${declarations(dark)} }
  html, body { background: ${color.surface}; color: ${color.text}; }
  /* Wide tables scroll sideways on a phone. */
  .sbdocs-content table:not(.docblock-argstable) { display: block; max-width: 100%; overflow-x: auto; }
`;

/** A docs page in the toolbar's theme, in Portuguese. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useToolbar(context).theme === 'dark';
  useLayoutEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <Container context={context} theme={workbenchThemes[isDark ? 'dark' : 'light']}>
      <Ground />
      {children}
    </Container>
  );
}
