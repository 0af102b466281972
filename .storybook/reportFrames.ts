// The workbench shows every declared report in every state of its frame. Storybook reads stories from files, so this writes a file for each
// declaration first. The folder `.storybook/molduras` is new each time and not in the repository.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screenFrames } from './screenFrames.ts';
import { reportStateNames } from '../packages/screens/src/testing/reportStateNames.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

/** Tags of a state that the frame's own stories test: `moldura` and search words. */
const tagsOf = (tags: readonly string[]) => ['moldura', ...tags].map((tag) => `'${tag}'`).join(', ');

const storiesOf = (path: string, name: string, title: string): string => {
  const states = Object.entries(reportStateNames).map(
    ([state, { name: shown, tags }]) =>
      `export const ${state} = { ...states.${state}, name: '${shown}', tags: [${tagsOf(tags)}] };`,
  );
  return [
    `import { ${name} } from '@vidas/api-client/${path}';`,
    "import { reportMeta, reportStates } from '../../packages/screens/src/testing/reportStories.ts';",
    `const meta = { title: ${JSON.stringify(`${title}/Estados`)}, ...reportMeta(${name}) };`,
    'export default meta;',
    `const states = reportStates(${name});`,
    ...states,
    '',
  ].join('\n');
};

interface Declared {
  readonly file: string;
  readonly text: string;
}

/** The stories of one declaration, under the name of its own file of stories. */
export const frameOf = ({ file, text }: Declared): readonly [name: string, stories: string] => {
  const name = /export const (\w+) = report\(/.exec(text)?.[1];
  const route = /route: '([^'/]+)\/([^']+)'/.exec(text);
  const title = /title: (['"])(.+?)\1,/.exec(text)?.[2]?.replaceAll('/', ' ');
  if (!name || !route || !title) throw new Error(`${file}: no report() with a route and a title.`);
  const path = file.replaceAll('\\', '/');
  return [`${route[1]}-${route[2]}.stories.ts`, storiesOf(path, name, `telas/${route[1]}/${title}`)];
};

/** The stories of every declared report below a root, by the name of their file. */
export const reportFrames = (root = here): (readonly [name: string, stories: string])[] => {
  const contracts = join(root, 'packages/api-client/src');
  return readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.report.ts'))
    .toSorted()
    .map((file) => frameOf({ file, text: readFileSync(join(contracts, file), 'utf8') }));
};

/** Stories that the workbench derives: for declared reports, and for screens with `screenStory` or `homeStory`. */
export const derivedStories = (root = here) => [...reportFrames(root), ...screenFrames(root)];

/** Writes a file of stories for each of them. */
export const writeDerivedStories = (): void => {
  const folder = join(here, '.storybook/molduras');
  const found = derivedStories();
  mkdirSync(folder, { recursive: true });
  const kept = new Set(found.map(([name]) => name));
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file));
  for (const [name, stories] of found) writeFileSync(join(folder, name), stories);
};
