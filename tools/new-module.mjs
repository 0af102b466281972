// node tools/new-module.mjs <módulo> "<Nome>" "<Subtítulo>": the manifest of a module and the routes of its server side.
import { namesOf, quoted, readCommand, sayNext, writeFiles } from './generate.mjs';

const { words, root } = readCommand('new-module.mjs <módulo> "<Nome>" "<Subtítulo>"', 3);
const [module, title, subtitle] = words;
const { kebab, camel } = namesOf(module);

writeFiles(root, {
  [`packages/screens/src/${kebab}/manifest.ts`]: `import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** Menu, routes and help of the module. */
export const ${camel}: ModuleManifest = {
  key: ${quoted(kebab)},
  icon: 'package',
  subtitle: ${quoted(subtitle)},
  groups: [{ items: [inicio] }],
};
`,
  [`apps/api/src/modules/${kebab}/${kebab}.routes.ts`]: `import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** Every call of the module ${title}; each says who may call it. */
export const ${camel}Routes = (_app: FastifyInstance, _deps: Deps): void => undefined;
`,
});
sayNext([
  `a chave ${quoted(kebab)} e o nome ${quoted(title)} em packages/api-client/src/shell/modules.ts`,
  `${camel} em packages/screens/src/app-registry/manifests.ts`,
  `${camel}Routes em apps/api/src/modules/index.ts`,
  `as telas, com tools/new-screen.mjs`,
]);
