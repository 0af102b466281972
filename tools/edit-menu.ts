import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { append, itemsOf, literalOf, propertyOf, splice, stopAt, valueOf, type Code } from './edit-code.ts';
import { bare, type Names, quoted } from './names.ts';
import { change, isThere, type Plan, Stop, textOf } from './plan.ts';

/** A screen on its way into the menu of its module. */
export interface MenuWords {
  readonly module: Names;
  readonly screen: Names;
  readonly title: string;
  /** Text of the screen's information button. */
  readonly help: string;
  /** Heading of the group that the line joins; without one, the last group. */
  readonly group?: string | undefined;
}

const SCREENS = 'packages/screens/src';
const MENUS = 'packages/screens/src/app-registry/manifests.test.ts';

const loadOf = ({ kebab, pascal }: Names) =>
  `load: () => import('./${kebab}/${pascal}Screen.tsx').then((file) => file.${pascal}Screen)`;

// The lines that several menus list are their owner's, and a name among them is no screen to write.
const sharedIn = (plan: Plan): string[] =>
  readdirSync(join(plan.root, SCREENS))
    .map((module) => `${SCREENS}/${module}/sharedItems.ts`)
    .filter((path) => isThere(plan, path));

const refuseShared = (plan: Plan, { module, screen }: MenuWords, items: readonly Code[]): void => {
  const hasShared = items.some((item) => item.type === 'Identifier' && item.name !== 'inicio');
  const owner = hasShared && sharedIn(plan).find((path) => textOf(plan, path).includes(`'${screen.kebab}'`));
  if (owner)
    throw new Stop(
      `${screen.kebab} está no menu de vários módulos além de ${module.kebab}: a sua linha está em ${owner}. Nada foi escrito.`,
    );
};

const labelOf = (group: Code): string => literalOf(propertyOf(group, 'label')) ?? '';

/** The place of the group that the line joins. Refuses a heading that the menu does not have. */
const groupAt = (path: string, groups: readonly Code[], asked: string | undefined): number => {
  if (asked === undefined)
    return groups.length > 0 ? groups.length - 1 : stopAt(path, 'o último grupo do menu');
  const at = groups.findIndex((group) => bare(labelOf(group)) === bare(asked));
  const labels = groups.map(labelOf).filter((label) => label !== '');
  if (at < 0)
    throw new Stop(
      `O menu em ${path} não tem o grupo "${asked}"; tem ${labels.join(', ') || 'só um, sem nome'}. Nada foi escrito.`,
    );
  return at;
};

/**
 * Plans the line of the screen in the manifest of its module: the planned item of that key gets its screen, else the
 * group gets one item more (and so does the menu that the test of the manifests expects). Answers the route.
 */
export const addToMenu = (plan: Plan, words: MenuWords): string => {
  const { module, screen, title, help } = words;
  const path = `packages/screens/src/${module.kebab}/manifest.ts`;
  const text = textOf(plan, path);
  const groups = itemsOf(propertyOf(valueOf(path, text, module.camel), 'groups'));
  const items = groups.flatMap((group) => itemsOf(propertyOf(group, 'items')));
  refuseShared(plan, words, items);
  const planned = items.find((item) => bare(literalOf(propertyOf(item, 'key')) ?? '') === bare(screen.kebab));
  if (planned) {
    if (propertyOf(planned, 'load'))
      throw new Stop(`${path} já tem a tela ${screen.kebab}; nada foi escrito.`);
    const helped = propertyOf(planned, 'help') ? '' : `, help: [${quoted(help)}]`;
    change(plan, path, () => append(text, planned, `${loadOf(screen)}${helped}`));
    return literalOf(propertyOf(planned, 'route')) ?? stopAt(path, `a rota de ${screen.kebab}`);
  }
  const at = groupAt(path, groups, words.group);
  const line = `{ key: '${screen.kebab}', label: ${quoted(title)}, route: '${screen.kebab}', icon: 'list', ${loadOf(screen)}, help: [${quoted(help)}] }`;
  change(plan, path, () => append(text, groups[at] && propertyOf(groups[at], 'items'), line));
  // As many lines stand before the new one as the groups up to its own have.
  const before = groups.slice(0, at + 1).flatMap((group) => itemsOf(propertyOf(group, 'items'))).length;
  change(plan, MENUS, (menus, file) => {
    const menu = propertyOf(valueOf(file, menus, 'menu'), module.kebab);
    const keys = literalOf(menu) ?? stopAt(file, `o menu de ${module.kebab}`);
    const longer = keys.split(' ').toSpliced(before, 0, screen.kebab).join(' ');
    return menu ? splice(menus, [menu.start, menu.end], quoted(longer)) : menus;
  });
  return screen.kebab;
};
