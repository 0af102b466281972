import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addToMenu } from './edit-menu.ts';
import { mountReport } from './edit-server.ts';
import { namesOf, titleOf } from './names.ts';
import { create, isThere, type Plan, Stop, textOf } from './plan.ts';
import type { ScreenNames } from './templates/screen.types.ts';
import type { QuestionName } from './templates/questions.ts';
import { screenComponent, screenReport } from './templates/screen-report.ts';
import { screenSql, screenTest } from './templates/screen-server.ts';
import { screenStories } from './templates/screen-stories.ts';

/** The words of a new screen. */
export interface ScreenWords {
  /** Key of the module, which must exist. */
  readonly module: string;
  /** In kebab case; a key that the menu already has takes its line there. */
  readonly name: string;
  readonly title: string;
  readonly question: QuestionName;
  readonly hasCards: boolean;
  /** Heading of the menu under which the screen stands; without one, the last group. */
  readonly group?: string | undefined;
}

const HELP: Readonly<Record<QuestionName, string>> = {
  periodo: 'escolha o período, o primeiro e o último dia incluídos, e use Buscar.',
  competencia: 'escolha o mês e use Buscar.',
  todos: 'a lista inteira, como está agora.',
};

// Names of the written files themselves: their imports and locals.
const TAKEN = [
  'inicio',
  'f',
  'report',
  'all',
  'by-period',
  'by-competence',
  'report-screen',
  'cards-of',
  'count-of',
  'sum-of',
  'meta',
  'report-meta',
  'sees-report',
  'sees-cards',
  'sees-text',
  'with-given',
  'headers',
  'app',
  'deps',
  'serve-report',
];

// The file of the contract that already has this call, if one has.
const fileWithCall = ({ root }: Plan, call: string): string | undefined => {
  const top = 'packages/api-client/src';
  return readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(contract|report)\.ts$/.test(path))
    .find((path) =>
      new RegExp(`'(GET )?${call}['/]`, 'i').test(
        textOf({ root, texts: new Map(), created: new Set() }, path),
      ),
    );
};

const createFiles = (plan: Plan, names: ScreenNames): void => {
  const { module, screen } = names;
  const feature = `${module.kebab}/${screen.kebab}`;
  const view = `packages/screens/src/${feature}/${screen.pascal}`;
  const server = `apps/api/src/modules/${feature}/${screen.camel}`;
  create(plan, `packages/api-client/src/${feature}/${screen.camel}.report.ts`, screenReport(names));
  create(plan, `${server}.sql.ts`, screenSql(names));
  create(plan, `${view}Screen.tsx`, screenComponent(names));
  create(plan, `${view}.stories.tsx`, screenStories(names));
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
  const { question, hasCards } = words;
  const help = `${title}: ${HELP[question]} Cada coluna filtra e ordena; a tabela sai em CSV e planilha.`;
  const route = addToMenu(plan, { module, screen, title, help, group: words.group });
  const names: ScreenNames = { module, screen, title, call, route, question, hasCards };
  createFiles(plan, names);
  mountReport(plan, names);
  return [
    ...(other === undefined
      ? []
      : [`a chamada GET ${wanted} já está em ${other}: ponha-a na tela no lugar da de exemplo, GET ${call}`]),
    `o relatório da especificação, com suas perguntas e colunas: packages/api-client/src/${module.kebab}/${screen.kebab}/${screen.camel}.report.ts`,
    `a consulta de verdade no lugar da de exemplo: apps/api/src/modules/${module.kebab}/${screen.kebab}/${screen.camel}.sql.ts, com seu teste`,
    `a imagem: npm run pictures:update -- packages/screens/src/${module.kebab}/${screen.kebab}; olhe para ela`,
    `a tabela na régua: npm run regua -- --update packages/screens/src/${module.kebab}/${screen.kebab}`,
    `as imagens onde o menu de ${module.kebab} aparece, que ganhou uma linha: npm run pictures:update -- packages/screens/src/shell packages/screens/src/app/ModuleOverview.stories.tsx`,
  ];
};
