import { readdirSync } from 'node:fs';
import type { Endpoint } from './http/endpoint.ts';
import { endpointsOf, isReport } from './report/report.ts';
import type { ModuleKey } from './shell/modules.ts';
import { tabelas } from './shell/tabelas.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const callsIn = (exported: readonly unknown[]): Endpoint[] =>
  exported.flatMap((value) => {
    if (isReport(value)) return endpointsOf(value);
    return isEndpoint(value) ? [value] : [];
  });

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[^/]+\/.+\.(contract|report)\.ts$/.test(path))
  .toSorted();

const exported = await Promise.all(
  files.map(async (path) => {
    const file = (await import(new URL(path, here).href)) as Record<string, unknown>;
    return [path.split('/')[0] as ModuleKey | 'shell', Object.values(file)] as const;
  }),
);

/**
 * Every call of the contract by module, for the server, its tests and the documentation. The list holds all exports of *.contract.ts and
 * *.report.ts in a module's folder, so none can be forgotten. Screens import the single files.
 */
export const contracts: Partial<Record<ModuleKey | 'shell', Endpoint[]>> = Object.fromEntries(
  Object.entries(Object.groupBy(exported, ([module]) => module)).map(([module, found]) => [
    module,
    found.flatMap(([, values]) => callsIn(values)),
  ]),
);

/** Every table that a person may keep views of: those of the declared reports and those made by hand. */
export const todasAsTabelas: ReadonlySet<string> = new Set([
  ...tabelas,
  ...exported.flatMap(([, values]) => values.flatMap((value) => (isReport(value) ? [value.name] : []))),
]);
