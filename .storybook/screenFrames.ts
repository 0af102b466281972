// The frame's states of a screen with `export const screen = screenStory({…})` in its stories. They are written like those of a declared
// report, and only for the workbench: `npm test` tests the frame once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { reportStateNames, type ReportStateName } from '../packages/screens/src/testing/reportStateNames.ts';

const SCREENS = 'packages/screens/src';
const ofFrame: readonly ReportStateName[] = ['Loading', 'Failed', 'Forbidden', 'Dark', 'Narrow'];
/** States that each kind of screen draws for any rows. */
const DRAWN: Readonly<Record<string, readonly ReportStateName[]>> = {
  screenStory: [...ofFrame, 'Offline', 'NoResult'],
  homeStory: ofFrame,
};

const keysOf = (node: ESTree.Node | null | undefined): Map<string, ESTree.Node> =>
  new Map(
    node?.type === 'ObjectExpression'
      ? node.properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value]] : [],
        )
      : [],
  );

/** States that a file of stories gets from its frame, in the order of the workbench; null when it has none. */
export const frameStatesIn = (file: string, text: string): readonly ReportStateName[] | null => {
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [one] = statement.declaration.declarations;
    if (one?.id.type !== 'Identifier' || one.id.name !== 'screen') continue;
    const call = one.init?.type === 'CallExpression' ? one.init : null;
    const drawn = call?.callee.type === 'Identifier' ? DRAWN[call.callee.name] : undefined;
    const [given] = call?.arguments ?? [];
    if (drawn === undefined)
      throw new Error(`${file}: \`screen\` is no screenStory({…}) nor homeStory({…}).`);
    const answered = [...keysOf(keysOf(given).get('answers')).keys()];
    const without = keysOf(given).get('without');
    const lacks = without ? text.slice(without.start, without.end) : '';
    const names = new Set<string>([...drawn, ...answered].filter((name) => !lacks.includes(`'${name}'`)));
    return (Object.keys(reportStateNames) as ReportStateName[]).filter((name) => names.has(name));
  }
  return null;
};

/** The stories of every such screen below a root, by the name of their file. */
export const screenFrames = (root: string): (readonly [name: string, stories: string])[] =>
  readdirSync(join(root, SCREENS), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, SCREENS, file), 'utf8');
      const states = text.includes('export const screen = ') ? frameStatesIn(file, text) : null;
      if (states === null) return [];
      const title = /title: (['"])(telas\/.+?)\1/.exec(text)?.[2];
      if (title === undefined) throw new Error(`${file}: no title.`);
      const stories = [
        `import { screen } from ${JSON.stringify(`../../${SCREENS}/${file}`)};`,
        `const meta = { title: ${JSON.stringify(`${title}/Estados`)}, ...screen.meta };`,
        'export default meta;',
        ...states.map((state) => {
          const { name, tags } = reportStateNames[state];
          const all = ['moldura', ...tags].map((tag) => `'${tag}'`).join(', ');
          return `export const ${state} = { ...screen.states.${state}, name: '${name}', tags: [${all}] };`;
        }),
        '',
      ];
      return [
        [`${file.slice(0, -'.stories.tsx'.length).replaceAll('/', '-')}.stories.ts`, stories.join('\n')],
      ];
    });
