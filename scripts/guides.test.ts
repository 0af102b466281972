import { expect, it } from 'vitest';
import type { Guide } from '../packages/ui/src/guide/guide.types.ts';
import { missingGuides } from './guides.ts';
import { readStories } from './stories-read.ts';

const stories = (name: string, title: string, more = '') =>
  readStories(
    `packages/ui/src/dial/${name}.stories.tsx`,
    `const meta = { title: '${title}', ${more} component: Dial };\nexport default meta;\nexport const Default = {};`,
  );
const guided = "tags: ['autodocs'], parameters: { guide: dialGuide, layout: 'fullscreen' },";

it('asks every component for its guide', () => {
  expect(missingGuides([stories('Dial', 'ui/Dial')])[0]).toMatch(/Dial\.stories\.tsx: falta o guia/);
  expect(missingGuides([stories('Dial', 'ui/Dial', guided)])).toEqual([]);
});

it('lets the stories below a component share its guide, and no other stories', () => {
  const dial = stories('Dial', 'ui/Dial', guided);
  expect(missingGuides([dial, stories('DialKeys', 'ui/Dial/Teclado')])).toEqual([]);
  expect(missingGuides([dial, stories('DialBox', 'ui/DialBox')])).toHaveLength(1);
});

it('asks for the page on which the guide stands', () => {
  const [line] = missingGuides([stories('Dial', 'ui/Dial', 'parameters: { guide: dialGuide },')]);
  expect(line).toMatch(/falta a etiqueta autodocs/);
});

it('asks nothing of screens', () => {
  expect(
    missingGuides([
      { path: 'packages/screens/src/caixa/Lote.stories.tsx', title: 'telas/caixa/Lote', stories: [] },
    ]),
  ).toEqual([]);
});

const files = import.meta.glob<Record<string, Guide>>('../packages/ui/src/**/*.guide.ts', { eager: true });
const guides = Object.entries(files).flatMap(([path, module]) =>
  Object.values(module).map((guide) => [path.slice(path.lastIndexOf('/') + 1), guide] as const),
);

it.each(guides)(
  '%s answers every question in whole sentences',
  (_, { purpose, notWhen, dos, donts, keys }) => {
    for (const list of [notWhen, dos, donts]) expect(list.length).toBeGreaterThan(0);
    for (const sentence of [purpose, ...notWhen, ...dos, ...donts])
      expect(sentence).toMatch(/^[A-ZÀ-Ú].*[.]$/);
    for (const [key, act] of keys) expect([key, act].every((words) => words.trim().length > 0)).toBe(true);
  },
);
