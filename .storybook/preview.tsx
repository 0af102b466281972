import '@fontsource-variable/inter/wght.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '@vidas/ui/i18n';
import { toasts } from '@vidas/ui/toast';

// A screen arrives as a chunk of its own, and a busy machine takes its time to serve one.
configure({ asyncUtilTimeout: 5000 });

/** Puts the toolbar's choices where the product puts them: on <html>. */
function Toolbar({ theme, density, children }: PropsWithChildren<{ theme: string; density: string }>) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
  }, [theme, density]);
  return children;
}

const asWord = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

const preview: Preview = {
  loaders: [mswLoader()],
  // The messages stand outside React: those of one story would still be there in the next.
  beforeEach: () => toasts.clear(),
  decorators: [
    (Story, { globals }) => (
      <Toolbar theme={asWord(globals.theme, 'light')} density={asWord(globals.density, 'normal')}>
        <UiProvider>
          <Story />
        </UiProvider>
      </Toolbar>
    ),
  ],
  initialGlobals: { theme: 'light', density: 'normal' },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Escuro', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Densidade',
      toolbar: {
        title: 'Densidade',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal' },
          { value: 'compact', title: 'Compacta' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['guia', 'ui', 'telas'] } },
    viewport: {
      options: {
        phoneSmall: { name: 'Celular pequeno 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Celular 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Mesa 1366', styles: { width: '1366px', height: '768px' } },
        wide: { name: 'Monitor 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
};

export default preview;
