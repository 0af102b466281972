import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, append, appendTo, propertyOf, topNames, valueOf } from './edit-code.ts';
import { addExports } from './edit-exports.ts';
import { addToMenu } from './edit-menu.ts';
import { mountRoutes } from './edit-server.ts';
import { type Names, namesOf, quoted, titleOf } from './names.ts';
import { change, create, isThere, type Plan, Stop, textOf } from './plan.ts';
import type { ScreenNames } from './templates/screen.types.ts';
import { screenContract, screenFake, screenQueries } from './templates/screen-client.ts';
import { screenPresent, screenRoutes, screenSql, screenTest } from './templates/screen-server.ts';
import { screenStories } from './templates/screen-stories.ts';
import { screenColumns, screenComponent } from './templates/screen-view.ts';

/** The words of a new screen. */
export interface ScreenWords {
  /** Key of the module, which must exist. */
  readonly module: string;
  /** In kebab case; a key that the menu already has takes its line there. */
  readonly name: string;
  readonly title: string;
}

const CONTRACTS = 'packages/api-client/src/contracts.ts';
// Names of the written files themselves: their imports and locals.
const TAKEN = [
  'inicio',
  'z',
  'endpoint',
  'day',
  'money',
  'id-text',
  'name',
  'pick',
  'waiting',
  'offline',
  'report',
];

// The file of the contract that already has this call, if one has.
const fileWithCall = ({ root }: Plan, call: string): string | undefined => {
  const top = 'packages/api-client/src';
  return readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.contract.ts'))
    .find((path) =>
      new RegExp(`'GET ${call}['/]`, 'i').test(textOf({ root, texts: new Map(), created: new Set() }, path)),
    );
};

const addContract = (plan: Plan, module: Names, { kebab, camel }: Names): void => {
  const from = `./${module.kebab}/${kebab}.contract.ts`;
  change(plan, CONTRACTS, (text, path) => {
    const names = topNames(path, text);
    const local = names.includes(camel) ? `${camel}Contract` : camel;
    const all = valueOf(path, text, 'contracts');
    const ofModule = propertyOf(all, module.kebab);
    const listed = ofModule
      ? append(text, ofModule, local)
      : appendTo('contracts', `${quoted(module.kebab)}: of(${local})`)(text, path);
    return addImport(`import * as ${local} from '${from}';`, from)(listed, path);
  });
  addExports(plan, 'api-client', {
    [`./${module.kebab}/${kebab}`]: `./src/${module.kebab}/${kebab}.contract.ts`,
    [`./${module.kebab}/${kebab}/fake`]: `./src/${module.kebab}/${kebab}.fake.ts`,
    [`./${module.kebab}/${kebab}/queries`]: `./src/${module.kebab}/${kebab}.queries.ts`,
  });
};

const createFiles = (plan: Plan, names: ScreenNames): void => {
  const { module, screen } = names;
  const client = `packages/api-client/src/${module.kebab}/${screen.kebab}`;
  const view = `packages/screens/src/${module.kebab}`;
  const server = `apps/api/src/modules/${module.kebab}/${screen.camel}`;
  create(plan, `${client}.contract.ts`, screenContract(names));
  create(plan, `${client}.queries.ts`, screenQueries(names));
  create(plan, `${client}.fake.ts`, screenFake(names));
  create(plan, `${view}/${screen.camel}Columns.ts`, screenColumns(names));
  create(plan, `${view}/${screen.pascal}Screen.tsx`, screenComponent(names));
  create(plan, `${view}/${screen.pascal}.stories.tsx`, screenStories(names));
  create(plan, `${server}.sql.ts`, screenSql(names));
  create(plan, `${server}.present.ts`, screenPresent(names));
  create(plan, `${server}.routes.ts`, screenRoutes(names));
  create(plan, `${server}.test.ts`, screenTest(names));
};

/** Plans a report from its call to its line in the menu, over an example of the register, on both sides. */
export const newScreen = (plan: Plan, words: ScreenWords): string[] => {
  const module = namesOf(words.module);
  const screen = namesOf(words.name, TAKEN);
  const title = titleOf(words.title);
  const manifest = `packages/screens/src/${module.kebab}/manifest.ts`;
  if (!isThere(plan, manifest))
    throw new Stop(
      `O módulo ${module.kebab} não existe: crie-o antes com npm run new -- module ${module.kebab} "<Nome>" "<Subtítulo>".`,
    );
  const wanted = `/${module.kebab}/get${screen.pascal}`;
  const other = fileWithCall(plan, wanted);
  const call = other === undefined ? wanted : `${wanted}Exemplo`;
  const route = addToMenu(plan, { module, screen, title });
  createFiles(plan, { module, screen, title, call, route });
  addContract(plan, module, screen);
  mountRoutes(plan, module, screen);
  return [
    ...(other === undefined
      ? []
      : [`a chamada GET ${wanted} já está em ${other}: ponha-a na tela no lugar da de exemplo, GET ${call}`]),
    `as colunas da especificação: packages/api-client/src/${module.kebab}/${screen.kebab}.contract.ts, ${screen.camel}Columns.ts e ${screen.kebab}.fake.ts`,
    `a consulta de verdade no lugar da de exemplo: apps/api/src/modules/${module.kebab}/${screen.camel}.sql.ts, com seu teste`,
    `as imagens: npm run pictures:update -- packages/screens/src/${module.kebab}/${screen.pascal}.stories.tsx; olhe para cada uma`,
  ];
};
