import '@fontsource-variable/inter/wght.css';
import type { Preview } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { UiProvider } from '@vidas/ui/i18n/UiProvider.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { assertMounted } from './checks.ts';
import { COLOUR_RULES } from './colourRules.ts';
import { assertControls, withControls } from './controls.ts';
import { elementError } from './elementError.ts';
import { freezeDate, stopNow } from './frozenDate.ts';
import { clearLeftOver } from './leftOver.ts';
import { assertActsNamed } from './namedActs.ts';
import { handlersOf, seller } from './person.ts';
import { repeatedRows } from './repeatedRows.ts';
import { type Choices, Toolbar } from './Toolbar.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbarItems.ts';

// Each screen is a chunk of its own, which is slow to load on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });
freezeDate();

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A box in a dialog that has grown notices it in one frame and is reached by the keyboard in the next (DialogBody). */
const drawDialogs = async () => {
  if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  await nextFrame();
  await nextFrame();
};

const asWord = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

const choicesOf = (globals: Record<string, unknown>): Choices => ({
  theme: asWord(globals.theme, 'light'),
  density: asWord(globals.density, 'normal'),
  text: asWord(globals.text, 'normal'),
  motion: asWord(globals.motion, 'system'),
  person: asWord(globals.person, 'manager'),
});

// A run without the panel of Storybook reads only what axe found against a page, and naming every other element takes
// as long as judging them.
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';
const passedOver: Element[] = [];
const axeOptions = isTestRun
  ? {
      resultTypes: ['violations' as const],
      // Looked at in both themes by colours.setup.ts.
      rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
    }
  : {};

const lookAtRows = () => {
  if (!isTestRun) return;
  assertActsNamed();
  passedOver.splice(0, passedOver.length, ...repeatedRows(document.body));
};

const preview: Preview = {
  loaders: [mswLoader()],
  argTypesEnhancers: [withControls],
  beforeEach: ({ globals, parameters, ...context }) => {
    if (isTestRun) {
      assertMounted('all');
      assertControls(context);
    }
    stopNow();
    // The messages are kept outside React, so those of one story would still be there in the next.
    toasts.clear();
    // A story of the portal sets this itself; the next story may not be of the portal.
    delete document.documentElement.dataset.app;
    document.body.dataset.layout = asWord(parameters.layout, 'padded');
    const handlers = handlersOf(globals.person);
    if (handlers.length > 0 && 'msw' in context)
      (context.msw as { use: (...given: RequestHandler[]) => void }).use(...handlers);
  },
  // Axe comes after these.
  afterEach: [drawDialogs, lookAtRows, clearLeftOver],
  decorators: [
    (Story, { args, globals, title }) => {
      const choices = choicesOf(globals);
      // A screen keeps the session it started with, so another person needs a new screen.
      const isSeller = choices.person === 'seller' && title.startsWith('telas/');
      // What a table and a moving part read when they are drawn needs them drawn anew.
      const key = `${choices.person} ${choices.density} ${choices.motion}`;
      return (
        <Toolbar {...choices}>
          <UiProvider>
            <Story key={key} args={isSeller ? { ...args, person: seller } : args} />
          </UiProvider>
        </Toolbar>
      );
    },
  ],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error', options: axeOptions, ...(isTestRun && { context: { exclude: passedOver } }) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: [
          'guia',
          ['Começo', 'Fundamentos', 'Escrita', 'Tabela', 'Uma tela nova', 'Revisão'],
          'ui',
          ['ações', 'formulários', 'dados', 'avisos', 'camadas', 'página'],
          'telas',
          [
            'shell',
            'partes',
            'molduras',
            'comuns',
            'atendimento',
            'cadastro',
            'cobranca',
            'vendas',
            'contas-medicas',
            'financeiro',
            'contabilidade',
            'diretoria',
            'caixa',
            'retencao',
            'prevencao',
            'ouvidoria',
            'juridico',
            'centro-medico',
            'credenciamento',
            'tecnologia',
            'ouvidoria-interna',
          ],
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
