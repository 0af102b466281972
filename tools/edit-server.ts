import { addImport, append, appendTo, splice, stopAt, valueOf } from './edit-code.ts';
import type { Names } from './names.ts';
import { change, create, isThere, type Plan } from './plan.ts';
import { moduleRoutes } from './templates/module.ts';

const routesPath = ({ kebab }: Names) => `apps/api/src/modules/${kebab}/${kebab}.routes.ts`;

/** Plans the routes of a module, without any call yet, and mounts them on the staff app. */
export const addModuleRoutes = (plan: Plan, module: Names): void => {
  const { kebab, camel } = module;
  create(plan, routesPath(module), moduleRoutes(module));
  change(plan, 'apps/api/src/modules/index.ts', (text, path) =>
    appendTo('staffModules', `${camel}Routes`)(
      addImport(
        `import { ${camel}Routes } from './${kebab}/${kebab}.routes.ts';`,
        `./${kebab}/${kebab}.routes.ts`,
      )(text, path),
      path,
    ),
  );
};

// `(_app, _deps) => {}` means that nothing is mounted yet.
const withoutUnderscores = (text: string, places: readonly { start: number; name: string }[]): string =>
  places
    .toReversed()
    .reduce(
      (changed, { start, name }) =>
        name.startsWith('_') ? splice(changed, [start, start + 1], '') : changed,
      text,
    );

const mount = (routes: string, call: string) => (text: string, path: string) => {
  const value = valueOf(path, text, routes);
  if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'BlockStatement')
    return stopAt(path, `a função ${routes} com seu corpo entre chaves`);
  const params = value.params.flatMap((param) => (param.type === 'Identifier' ? [param] : []));
  const [app, deps] = params.map(({ name }) => name.replace(/^_/, ''));
  if (app === undefined || deps === undefined)
    return stopAt(path, `os dois parâmetros de ${routes}, (app, deps), com nome`);
  return withoutUnderscores(append(text, value.body, `${call}(${app}, ${deps});`), params);
};

/** Plans that the module mounts the routes of one of its screens; a module without routes gets them. */
export const mountRoutes = (plan: Plan, module: Names, screen: Names): void => {
  if (!isThere(plan, routesPath(module))) addModuleRoutes(plan, module);
  const file = `./${screen.camel}.routes.ts`;
  change(plan, routesPath(module), (text, path) => {
    const mounted = mount(`${module.camel}Routes`, `${screen.camel}Routes`)(text, path);
    return addImport(`import { ${screen.camel}Routes } from '${file}';`, file)(mounted, path);
  });
};
