import { posix } from 'node:path';
import { addImport, append, appendTo, importName, splice, stopAt, topNames, valueOf } from './edit-code.ts';
import type { Names } from './names.ts';
import { change, create, isThere, type Plan, Stop, textOf } from './plan.ts';
import { moduleRoutes } from './templates/module.ts';
import { screenServed } from './templates/screen-server.ts';
import type { ScreenNames } from './templates/screen.types.ts';

const folderOf = ({ kebab }: Names) => `apps/api/src/modules/${kebab}`;
const routesPath = (module: Names) => `${folderOf(module)}/${module.camel}.routes.ts`;

/** Plans the routes of a module, without any call yet, and mounts them on the staff app. */
export const addModuleRoutes = (plan: Plan, module: Names): void => {
  const { kebab, camel } = module;
  create(plan, routesPath(module), moduleRoutes(module));
  change(plan, 'apps/api/src/modules/index.ts', (text, path) =>
    appendTo('staffModules', `${camel}Routes`)(
      addImport(
        `import { ${camel}Routes } from './${kebab}/${camel}.routes.ts';`,
        `./${kebab}/${camel}.routes.ts`,
      )(text, path),
      path,
    ),
  );
};

// `(_app, _deps) => {}` says that nothing is mounted yet.
const withoutUnderscores = (text: string, places: readonly { start: number; name: string }[]): string =>
  places
    .toReversed()
    .reduce(
      (changed, { start, name }) =>
        name.startsWith('_') ? splice(changed, [start, start + 1], '') : changed,
      text,
    );

const mount = (routes: string, names: ScreenNames) => (text: string, path: string) => {
  const value = valueOf(path, text, routes);
  if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'BlockStatement')
    return stopAt(path, `a função ${routes} com seu corpo entre chaves`);
  const params = value.params.flatMap((param) => (param.type === 'Identifier' ? [param] : []));
  const [app, deps] = params.map(({ name }) => name.replace(/^_/, ''));
  if (app === undefined || deps === undefined)
    return stopAt(path, `os dois parâmetros de ${routes}, (app, deps), com nome`);
  return withoutUnderscores(append(text, value.body, screenServed(names, app, deps)), params);
};

/** Plans that a module serves a report, beside its other plain reports where it has a file for them; a module without a server side gets one. */
export const mountReport = (plan: Plan, names: ScreenNames): void => {
  const { module, screen } = names;
  const folder = folderOf(module);
  const reports = [`${folder}/relatorios`, folder]
    .map((place) => `${place}/relatorios.routes.ts`)
    .find((path) => isThere(plan, path));
  if (reports === undefined && !isThere(plan, routesPath(module))) addModuleRoutes(plan, module);
  const routes =
    reports === undefined
      ? `${module.camel}Routes`
      : (/const (relatorios\w*Routes) =/.exec(textOf(plan, reports))?.[1] ?? 'relatoriosRoutes');
  const path = reports ?? routesPath(module);
  const up = posix.relative(posix.dirname(path), 'apps/api/src');
  const taken = [screen.camel, `select${screen.pascal}`];
  const edits = [
    mount(routes, names),
    importName(screen.camel, `@vidas/api-client/${module.kebab}/${screen.kebab}/${screen.camel}.report.ts`),
    importName('serveReport', `${up}/http/serveReport.ts`),
    importName(
      `select${screen.pascal}`,
      `${reports?.includes('/relatorios/') ? '..' : '.'}/${screen.kebab}/${screen.camel}.sql.ts`,
    ),
  ];
  change(plan, path, (before) => {
    const same = topNames(path, before).find((name) => taken.includes(name));
    if (same !== undefined) throw new Stop(`${path} já usa o nome ${same}; nada foi escrito.`);
    return edits.reduce((text, edit) => edit(text, path), before);
  });
};
