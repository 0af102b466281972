import { expect, it } from 'vitest';
import { looksOf } from '../.storybook/docs/states/looks.ts';
import { storiesOf } from '../.storybook/docs/states/storyIndex.ts';
import { labelOf } from '../.storybook/labels.ts';
import { movePanel } from '../.storybook/panel.ts';
import { isScreenTitle, withScreenPage } from '../.storybook/screenPages.ts';
import { numbersOf, rulesIn, screenRules } from '../.storybook/screenRules.ts';
import { root } from './sources.ts';
import { readAllStories } from './stories-read.ts';

const entry = (title: string, name: string, tags: readonly string[] = [], type = 'story') => ({
  id: `${title}--${name}`,
  title,
  name,
  tags,
  type,
});

it('a screen has one page, and what lies below its title belongs to it', async () => {
  expect(isScreenTitle('telas/vendas/Início')).toBe(true);
  expect(isScreenTitle('telas/vendas/Início/Estados')).toBe(false);
  expect(isScreenTitle('ui/dados/ReportTable')).toBe(false);
  const screens = readAllStories(root).filter(({ title }) => title.startsWith('telas/'));
  const alone = screens.filter(
    ({ title }) => !screens.some((screen) => isScreenTitle(screen.title) && title.startsWith(screen.title)),
  );
  expect(alone).toEqual([]);
  const createIndex = () =>
    Promise.resolve(
      ['telas/vendas/Início', 'ui/dados/Tag'].map((title) => ({
        type: 'story' as const,
        importPath: 'x',
        exportName: 'Default',
        title,
        tags: ['erro'],
      })),
    );
  const [screen, component] = await withScreenPage({ test: /x/, createIndex }).createIndex('x', {
    makeTitle: (given) => given ?? '',
  });
  expect(screen?.tags).toEqual(['erro', 'autodocs']);
  expect(component?.tags).toEqual(['erro']);
});

it('the page lists the own stories of the screen before those of its frame', () => {
  const of = [
    entry('telas/vendas/Início/Estados', 'Vazio'),
    entry('telas/vendas/Início', 'Padrão'),
    entry('telas/vendas/Início', 'Docs', [], 'docs'),
    entry('telas/vendas/Início geral', 'Padrão'),
  ];
  const entries = Object.fromEntries(of.map((one, at) => [String(at), one]));
  expect(storiesOf({ entries }, 'telas/vendas/Início').map(({ title }) => title)).toEqual([
    'telas/vendas/Início',
    'telas/vendas/Início/Estados',
  ]);
});

it('a state of the phone or of the dark theme is shown in that look alone', () => {
  expect(looksOf([])).toEqual(['light', 'dark', 'phone']);
  expect(looksOf(['escuro'])).toEqual(['dark']);
  expect(looksOf(['celular', 'escuro'])).toEqual(['phone']);
});

it('the sidebar says what a page is', () => {
  expect(labelOf({ type: 'docs', name: 'Docs', id: 'telas-vendas-início--docs' })).toBe('Todos os estados');
  expect(labelOf({ type: 'docs', name: 'Docs', id: 'ui-dados-tag--docs' })).toBe('Página');
  expect(labelOf({ type: 'story', name: 'Vazio', id: 'telas-vendas-início--empty' })).toBe('Vazio');
});

it('the panel goes away from a component to a screen, and stays as a person left it within one kind', () => {
  const acts: (boolean | undefined)[] = [];
  let set: (given: { storyId: string }) => void = () => undefined;
  movePanel({
    on: ((_: string, listener: typeof set) => {
      set = listener;
      return () => undefined;
    }) as Parameters<typeof movePanel>[0]['on'],
    togglePanel: (shown) => {
      acts.push(shown);
      return Promise.resolve();
    },
  });
  for (const storyId of [
    'ui-dados-tag--default',
    'ui-dados-list--default',
    'telas-vendas-início--default',
    'telas-caixa-início--default',
    'ui-dados-tag--docs',
  ])
    set({ storyId });
  expect(acts).toEqual([true, false, true]);
});

const regras = `# Vendas

**VEN-1** A busca tem tipo. *Fonte:* especificação
da operadora.

**VEN-2** O total soma.

## Painel
Palavras.
`;

it('a rule is read with all its lines, and nothing after it', () => {
  expect(rulesIn('vendas.md', regras)).toEqual([
    { number: 'VEN-1', words: 'A busca tem tipo. *Fonte:* especificação\nda operadora.', file: 'vendas.md' },
    { number: 'VEN-2', words: 'O total soma.', file: 'vendas.md' },
  ]);
});

it('a screen names the rules of what it is made of, not of what all screens share', () => {
  const at = 'packages/screens/src/vendas/';
  const files: Record<string, string> = {
    [`${at}Painel.stories.tsx`]: "import { seesText } from '../testing/storyPlay.ts';",
    [`${at}PainelScreen.tsx`]:
      "import { painel } from '@vidas/api-client/vendas/painel.contract.ts'; // VEN-1",
    [`${at}PainelScreen.test.tsx`]: 'it("VEN-2", () => {});',
    'packages/screens/src/testing/storyPlay.ts': '// VEN-9',
    'packages/api-client/src/vendas/painel.contract.ts': '/** VEN-3 */',
  };
  const numbers = numbersOf([`${at}Painel.stories.tsx`], (path) => files[path]);
  expect(numbers.toSorted()).toEqual(['VEN-1', 'VEN-2', 'VEN-3']);
});

it('most screens of the tree name a rule', () => {
  const { rules, ofScreen } = screenRules(root);
  expect(rules.length).toBeGreaterThan(300);
  const named = Object.values(ofScreen).filter((places) => (places ?? []).length > 0);
  expect(named.length).toBeGreaterThan(Object.keys(ofScreen).length / 2);
});
