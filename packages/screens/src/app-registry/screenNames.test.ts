import { isReport } from '@vidas/api-client/report/report.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { expect, it } from 'vitest';
import type { MenuItem } from '../app/manifest.ts';
import { manifests } from './manifests.ts';

const sources = import.meta.glob<string>('../*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const declared = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../api-client/src/**/*.report.ts', { eager: true }),
).flatMap((file) => Object.entries(file));

/** Addresses of before, which lead to another screen and show no title. */
const former = new Set(['detalhe-campanha']);

/** Homes greet; their name is that of the menu alone. */
const items = moduleKeys.flatMap((key) =>
  manifests[key].groups.flatMap((group) =>
    group.items
      .flatMap((item): MenuItem[] => [item, ...(item.pages ?? [])])
      .filter((item) => item.key !== 'inicio' && !former.has(item.key) && item.load !== undefined)
      .map((item) => [`${key}/${item.key}`, item] as const),
  ),
);

/** Source of a screen and of what it draws: the parts beside it, and a screen that it shows whole. */
const sourcesOf = (name: string): string[] => {
  const path = Object.keys(sources).find((each) => each.endsWith(`/${name}.tsx`)) ?? '';
  const text = sources[path] ?? '';
  const drawn = [...text.matchAll(/from '(\.\/\w+\.tsx?|\.[^']+Screen\.tsx)'/g)].map(
    ([, from = '']) => `..${new URL(from, `file:///${path.slice(3)}`).pathname}`,
  );
  return [text, ...drawn.flatMap((each) => sources[each] ?? [])];
};

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Titles of pages, of frames of a report, and of the declared reports that the screen is made of. */
const titlesIn = (text: string): string[] => [
  ...all(text, /<\w*Page\s[^>]*?\btitle="([^"]+)"/g),
  ...all(text, /useReportFrame\(\{\s*title: '([^']+)'/g),
  ...all(text, /^(?:export )?const title = '([^']+)'/gm),
  ...all(text, /^const \w+: EspecieDoAno[^;]*?^ {2}title: '([^']+)'/gm),
  ...all(text, /(?:reportScreen|listaDosModulos)\(([^)]*)/g)
    .flatMap((given) => all(given, /(\w+)/g))
    .flatMap((name) =>
      declared.flatMap(([each, report]) => (each === name && isReport(report) ? [report.title] : [])),
    ),
];

/** Pages of one thing of the screen, opened over its list. */
const ofOneThing = new Set(['Arquivo de retorno', 'Extrato', 'Resultado do retorno']);

it.each(items)('%s has one name in menu, title and paper', async (_path, item) => {
  const name = /\.(\w+Screen)\b/.exec(String(item.load))?.[1] ?? '';
  const titles = new Set(
    sourcesOf(name)
      .flatMap(titlesIn)
      .filter((title) => !ofOneThing.has(title)),
  );
  expect([...titles]).toEqual([item.label]);
});
