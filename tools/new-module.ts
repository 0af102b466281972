import {
  addImport,
  append,
  appendTo,
  type Code,
  itemsOf,
  literalOf,
  propertyOf,
  splice,
  stopAt,
  valueOf,
} from './edit-code.ts';
import { addModuleRoutes } from './edit-server.ts';
import { bare, type Names, namesOf, quoted, titleOf } from './names.ts';
import { change, create, isThere, type Plan, refuseFolder, Stop, textOf } from './plan.ts';
import { moduleManifest } from './templates/module.ts';

/** The words of a new module. */
export interface ModuleWords {
  readonly key: string;
  readonly title: string;
  /** The quiet line of its tile. */
  readonly subtitle: string;
}

const MODULES = 'packages/api-client/src/shell/modules.ts';
const REGISTRY = 'packages/screens/src/app-registry/manifests.ts';
const MENUS = 'packages/screens/src/app-registry/manifests.test.ts';
const USERS = 'apps/api/src/demo/demoUsers.ts';
// A story and a journey count the modules of who has them all.
const COUNTED = ['packages/screens/src/shell/Modules.stories.tsx', 'e2e/staff-session.spec.ts'];
const PREVIEW = '.storybook/preview.tsx';
const CLERKS = [
  'Clara Monteiro Reis',
  'Joaquim Paranhos Sales',
  'Edite Valadares Cruz',
  'Saulo Meirelles Pinho',
];

const uncounted = (text: string) => text.replaceAll('sixteen modules', 'modules');
const keyed = ({ kebab, camel }: Names) => (kebab === camel ? camel : `'${kebab}': ${camel}`);

const refuseTaken = (plan: Plan, { kebab }: Names, keys: readonly string[]): void => {
  const same = keys.find((key) => bare(key) === bare(kebab));
  if (same !== undefined) throw new Stop(`O módulo ${same} já existe; nada foi escrito.`);
  for (const top of ['packages/screens/src', 'packages/api-client/src', 'apps/api/src/modules'])
    refuseFolder(plan, `${top}/${kebab}`);
};

const addClerk = (plan: Plan, { kebab }: Names, title: string, index: number): void => {
  const words = [bare(kebab), CLERKS[index % CLERKS.length] ?? '', `Analista de ${title}`].map(quoted);
  change(plan, USERS, appendTo('demoUsers', `user(${words.join(', ')}, [${quoted(kebab)}])`));
};

// The side bar of the workbench has the modules in their order (scripts/story-groups.test.ts).
const addToSideBar = (plan: Plan, { kebab }: Names, keys: readonly string[]): void =>
  change(plan, PREVIEW, (text, path) => {
    const order = ['parameters', 'options', 'storySort', 'order'].reduce<Code | undefined>(
      (node, key) => node && propertyOf(node, key),
      valueOf(path, text, 'preview'),
    );
    const sections = itemsOf(order);
    const groups = itemsOf(sections[sections.findIndex((item) => literalOf(item) === 'telas') + 1]);
    const last = groups.findLast((item) => keys.includes(literalOf(item) ?? ''));
    return last
      ? splice(text, [last.end, last.end], `, ${quoted(kebab)}`)
      : stopAt(path, 'a ordem das telas (storySort)');
  });

const countOneMore = (plan: Plan, count: number): void => {
  for (const path of COUNTED.filter((one) => isThere(plan, one)))
    change(plan, path, (text) =>
      uncounted(text)
        .replace(`toHaveLength(${count})`, `toHaveLength(${count + 1})`)
        .replace(`toHaveCount(${count})`, `toHaveCount(${count + 1})`),
    );
};

/** Plans a module: its key and name for both sides, its menu, its routes, and somebody of the demonstration who works there. */
export const newModule = (plan: Plan, words: ModuleWords): string[] => {
  const module = namesOf(words.key, ['manifests']);
  const [title, subtitle] = [titleOf(words.title), titleOf(words.subtitle)];
  const { kebab, camel } = module;
  const keys = itemsOf(valueOf(MODULES, textOf(plan, MODULES), 'moduleKeys')).flatMap(
    (item) => literalOf(item) ?? [],
  );
  refuseTaken(plan, module, keys);
  change(plan, MODULES, (text, path) => {
    const named = append(text, valueOf(path, text, 'moduleNames'), `${quoted(kebab)}: ${quoted(title)}`);
    return uncounted(append(named, valueOf(path, named, 'moduleKeys'), quoted(kebab)));
  });
  create(plan, `packages/screens/src/${kebab}/manifest.ts`, moduleManifest(module, { title, subtitle }));
  change(plan, REGISTRY, (text, path) => {
    const from = `../${kebab}/manifest.ts`;
    const listed = appendTo('manifests', keyed(module))(text, path);
    return uncounted(addImport(`import { ${camel} } from '${from}';`, from)(listed, path));
  });
  change(plan, MENUS, appendTo('menu', `${quoted(kebab)}: 'inicio'`));
  addModuleRoutes(plan, module);
  addClerk(plan, module, title, keys.length);
  addToSideBar(plan, module, keys);
  countOneMore(plan, keys.length);
  return [
    `o desenho do módulo (icon) em packages/screens/src/${kebab}/manifest.ts; os nomes estão em app/icons.tsx`,
    `as telas: npm run new -- screen ${kebab}/<nome> "<Título>"`,
    `num banco que já existe, o módulo às pessoas que vão usá-lo: npm run user:modules -- --login gerente --modulos todos; na demonstração ele aparece sozinho na próxima partida`,
    `o login ${bare(kebab)} na lista do README, e o número de módulos onde está por extenso: git grep -n dezesseis; git grep -n sixteen`,
    'as imagens das histórias de módulos, que ganharam um: npm run pictures:update -- packages/screens/src/shell',
  ];
};
