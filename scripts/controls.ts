// Every prop of a component with stories has a control that a person can use, or none on purpose, and says what it is:
// `npm run lint -- controls` counts them by kind, prints what is silent or not read, and ends with 1.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen';
import { type Control, controlOf, type ReadType } from '../.storybook/controls.ts';
import { readAllStories, type StoryFile } from './stories-read.ts';

/** One prop, as the panel of the workbench shows it. */
export interface ReadProp {
  readonly component: string;
  readonly name: string;
  readonly description: string;
  readonly kind: Control['kind'];
}

/** Types of ours are followed into their files; those of libraries are not. */
const resolveFrom = (name: string, folder: string): string => {
  if (!/^(\.|@vidas\/)/.test(name))
    throw Object.assign(new Error(`${name}: not ours`), { code: 'MODULE_NOT_FOUND' });
  return createRequire(join(folder, 'from.ts')).resolve(name);
};
const importer = makeFsImporter(resolveFrom);
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** The props of each component of a file, read from its source as the workbench reads them. */
export const readProps = (path: string, source: string): readonly ReadProp[] => {
  const read = (): readonly Documentation[] => {
    try {
      return parse(source, { filename: path, importer, resolver });
    } catch (error) {
      // Components made by a function are not read, in the workbench neither.
      if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
      throw error;
    }
  };
  return read().flatMap(({ displayName = '', props = {} }) =>
    // A default without its prop has no description.
    Object.entries(props).flatMap(([name, { tsType, description = '' }]) =>
      tsType ? [{ component: displayName, name, description, kind: controlOf(tsType as ReadType).kind }] : [],
    ),
  );
};

/**
 * Whether the props of a component are taken from another type of ours with `Omit` or `Pick`, which the workbench does not follow. Native
 * attributes stand in no row on purpose.
 */
export const unreadProps = (source: string, name: string): boolean =>
  new RegExp(
    `(?:type|interface) ${name}Props(?:<[^>]*>)?\\b[^{;]*?\\b(?:Omit|Pick)<(?!\\s*(?:ComponentProps|Native))`,
  ).test(source);

interface Shown {
  readonly name: string;
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly source: string;
}

/** The components that have stories, each once. */
const shownComponents = (root: string, files: readonly StoryFile[]): readonly Shown[] => {
  const components = new Map<string, Shown>();
  for (const { path, component } of files)
    if (component) {
      const file = resolveFrom(component.from, join(root, path, '..'));
      components.set(`${file} ${component.name}`, {
        name: component.name,
        path: relative(root, file).replaceAll('\\', '/'),
        source: readFileSync(file, 'utf8'),
      });
    }
  return [...components.values()];
};

/** The props of every component that has stories, each component once. */
export const readAllProps = (
  root: string,
  files: readonly StoryFile[],
): readonly (ReadProp & { path: string })[] =>
  shownComponents(root, files).flatMap(({ name, path, source }) =>
    readProps(join(root, path), source)
      .filter(({ component }) => component === name)
      .map((prop) => ({ ...prop, path })),
  );

const NAMES: Readonly<Record<Control['kind'], string>> = {
  toggle: 'de ligar',
  choice: 'de escolher',
  text: 'de texto',
  number: 'de número',
  none: 'de fora',
};

/** How many of each kind, the most first. */
export const countKinds = (props: readonly ReadProp[]): string => {
  const kinds = new Map<Control['kind'], number>();
  for (const { kind } of props) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${count} ${NAMES[kind]}`)
    .join(', ');
};

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const stories = readAllStories(root);
  const props = readAllProps(root, stories);
  const unread = shownComponents(root, stories).filter(({ source, name }) => unreadProps(source, name));
  for (const { path, name } of unread)
    process.stdout.write(
      `${path}: ${name}Props vem de Omit ou Pick de outro tipo nosso, que a bancada não lê\n`,
    );
  const silent = props.filter(({ description }) => description === '');
  for (const { path, component, name } of silent)
    process.stdout.write(`${path}: falta a descrição (/** … */) de ${name} em ${component}\n`);
  process.stdout.write(
    `Controles: ${props.length} propriedades, ${silent.length} sem descrição (${countKinds(props)}).\n`,
  );
  if (silent.length + unread.length > 0) process.exitCode = 1;
}
