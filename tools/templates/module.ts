import { type Names, quoted } from '../names.ts';

/** The manifest of a module: its home, and room for its screens. */
export const moduleManifest = (
  { kebab, camel }: Names,
  { title, subtitle }: { title: string; subtitle: string },
): string => `import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** Menu, routes and help of the module. */
export const ${camel}: ModuleManifest = {
  key: '${kebab}',
  icon: 'package',
  subtitle: ${quoted(subtitle)},
  groups: [{ items: [{ ...inicio, help: [${quoted(`${title}: ${subtitle}. As telas do módulo estão no menu do lado esquerdo e nos atalhos desta página.`)}] }] }],
};
`;

/** The routes of a module; each screen mounts its own. */
export const moduleRoutes = ({
  kebab,
  camel,
}: Names): string => `import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** Every call of the module ${kebab}; each says who may call it. */
export const ${camel}Routes = (_app: FastifyInstance, _deps: Deps): void => {};
`;
