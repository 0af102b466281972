// Every component, frame and screen shows each state it can have: `npm run lint -- states` prints what is missing
// and ends with 1. The table of what is required, and of what cannot be, is scripts/states-rules.ts.
import { missingNames } from '../.storybook/storyNames.ts';
import { missingGuides } from './guides.ts';
import { FRAME_TAG, hasPicture } from './pictures-name.ts';
import { filesWithStories, readAllStories, type StoryFile } from './stories-read.ts';
import {
  ALSO,
  CANNOT,
  FRAMES,
  isField,
  NO_SCREEN,
  OF_EVERY_COMPONENT,
  OF_EVERY_SCREEN,
  OF_FIELDS,
  SHOWN_BY,
  type State,
  WITHOUT_LOOKS,
} from './states-rules.ts';

const UI = 'packages/ui/src/';
const SCREENS = 'packages/screens/src/';

type Story = StoryFile['stories'][number];
const isOfFrame = ({ tags }: Story) => tags.includes(FRAME_TAG);
/** A file of nothing but states of the frame, such as those derived from a declaration. */
const isDerived = ({ stories }: StoryFile) => stories.length > 0 && stories.every(isOfFrame);

const namesOf = (files: readonly StoryFile[]) =>
  new Set(files.flatMap((file) => file.stories.map((story) => story.name)));

const missingIn = (key: string, required: readonly State[], names: ReadonlySet<string>): string[] => {
  const cannot = CANNOT[key] ?? {};
  const stale = Object.keys(cannot).filter((state) => names.has(state));
  const missing = required.filter((state) => !names.has(state) && cannot[state] === undefined);
  return [
    ...(missing.length > 0 ? [`${key}: faltam as histórias ${missing.join(', ')}`] : []),
    ...(stale.length > 0
      ? [`${key}: tem ${stale.join(', ')}, que scripts/states-rules.ts diz não poder ter`]
      : []),
  ];
};

const components = (paths: readonly string[], stories: readonly StoryFile[]): string[] => {
  const folders = new Set(
    paths
      .filter((path) => path.startsWith(UI) && path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .map((path) => path.slice(UI.length).split('/')[0] ?? ''),
  );
  return [...folders].flatMap((folder) => {
    if (WITHOUT_LOOKS[folder] !== undefined) return [];
    const names = namesOf(stories.filter(({ path }) => path.startsWith(`${UI}${folder}/`)));
    const own = [...(ALSO[folder] ?? []), ...(isField(folder) ? OF_FIELDS : [])];
    return missingIn(`ui/${folder}`, [...OF_EVERY_COMPONENT, ...own], names);
  });
};

/** One line for each frame that is not proved in all its states. */
export const missingFrames = (stories: readonly StoryFile[]): string[] =>
  Object.entries(FRAMES).flatMap(([frame, { titles, states }]) => {
    const proved = stories
      .filter(({ title }) => titles.includes(title))
      .map((file) => ({ ...file, stories: file.stories.filter((story) => !isOfFrame(story)) }));
    return missingIn(`moldura de ${frame}`, states, namesOf(proved));
  });

// Missing own stories of a screen: without a story and its picture, `npm test` would not open it.
const ownOf = (key: string, file: StoryFile): string[] => {
  const own = file.stories.filter((story) => !isOfFrame(story));
  const isSeen = own.some(({ id, tags, asksPicture }) =>
    hasPicture({ id, tags, asks: asksPicture === true }),
  );
  return isSeen
    ? []
    : [`${key}: falta uma história própria com imagem (Default sem a etiqueta ${FRAME_TAG})`];
};

const screens = (paths: readonly string[], stories: readonly StoryFile[]): string[] => {
  const keyOf = (path: string) => path.slice(SCREENS.length).replace('.stories.tsx', '');
  const all = stories.filter(({ path }) => path.startsWith(SCREENS));
  const ofScreens = all.filter((file) => !isDerived(file));
  // Derived states lie in a file of their own, under the title of the screen or below it.
  const derivedFor = ({ title }: StoryFile) =>
    all.filter((file) => isDerived(file) && (file.title === title || file.title.startsWith(`${title}/`)));
  const shown = new Set(
    ofScreens.flatMap(({ path }) => {
      const key = keyOf(path);
      const folder = key.slice(0, key.lastIndexOf('/'));
      return [`${key}Screen`, ...(SHOWN_BY[key] ?? []).map((name) => `${folder}/${name}`)];
    }),
  );
  const unseen = paths
    .filter((path) => path.startsWith(SCREENS) && path.endsWith('Screen.tsx'))
    .map((path) => path.slice(SCREENS.length, -'.tsx'.length))
    .filter((screen) => !shown.has(screen) && NO_SCREEN[screen] === undefined)
    .map((screen) => `${screen}: a tela não tem arquivo de histórias ao lado`);
  // Something that is no screen of its own, such as a palette over all of them, shows the states of a component.
  const isScreen = (key: string) =>
    SHOWN_BY[key] !== undefined || paths.includes(`${SCREENS}${key}Screen.tsx`);
  const lacking = ofScreens.flatMap((file) => {
    const key = keyOf(file.path);
    const names = namesOf([file, ...derivedFor(file)]);
    if (!isScreen(key)) return missingIn(key, OF_EVERY_COMPONENT, names);
    return [...ownOf(key, file), ...missingIn(key, OF_EVERY_SCREEN, names)];
  });
  return [...unseen, ...lacking];
};

/** One line for each component or screen that lacks a state; `paths` is every file of ui and screens. */
export const missingStates = (paths: readonly string[], stories: readonly StoryFile[]): string[] => [
  ...components(paths, stories),
  ...screens(paths, stories),
];

if (import.meta.main) {
  const root = process.cwd();
  const stories = readAllStories(root);
  const lines = [
    ...missingGuides(stories),
    ...missingNames(stories),
    ...missingFrames(stories),
    ...missingStates(filesWithStories(root), stories),
  ];
  for (const line of lines) console.error(line);
  console.log(`Estados: ${lines.length === 0 ? 'nenhum faltando' : `${lines.length} pendências`}.`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
