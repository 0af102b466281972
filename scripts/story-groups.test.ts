import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { moduleKeys } from '../packages/api-client/src/shell/modules.ts';
import { root } from './sources.ts';
import { readAllStories } from './stories-read.ts';

type Order = readonly (string | Order)[];
const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
const { order } = getStorySortParameter(preview) as { order: Order };

/** The groups of a section in the order of the side bar. */
const groupsOf = (section: string): Order => {
  const groups = order[order.indexOf(section) + 1];
  return Array.isArray(groups) ? groups : [];
};
const titles = readAllStories(root).map(({ title }) => title);

it.each(['ui', 'telas'])('every group of %s is spelled as the side bar orders it', (section) => {
  const known = groupsOf(section);
  const own = titles.filter((title) => title.startsWith(`${section}/`));
  expect(own.filter((title) => !known.includes(title.split('/')[1] ?? ''))).toEqual([]);
});

it('the screens of the modules stand in the order of the modules', () => {
  const ofModules = groupsOf('telas').filter((group) => moduleKeys.some((key) => key === group));
  expect(ofModules).toEqual(moduleKeys);
});
