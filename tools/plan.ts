import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why nothing was written, in the words the person reads. */
export class Stop extends Error {}

/** Planned files: everything is prepared in memory first, so that a refusal leaves no trace. */
export interface Plan {
  readonly root: string;
  /** The new text of each file, by its path relative to the root, with forward slashes. */
  readonly texts: Map<string, string>;
  /** Those that did not exist. */
  readonly created: Set<string>;
}

/** An empty plan for that root, absolute. */
export const startPlan = (root: string): Plan => ({ root, texts: new Map(), created: new Set() });

/** Whether the file is there, or will be. */
export const isThere = ({ root, texts }: Plan, path: string): boolean =>
  texts.has(path) || existsSync(join(root, path));

/** The text of a file as it will be. */
export const textOf = (plan: Plan, path: string): string => {
  const planned = plan.texts.get(path);
  if (planned !== undefined) return planned;
  if (!isThere(plan, path)) throw new Stop(`Falta ${path}; nada foi escrito.`);
  // A checkout on Windows may end its lines with CRLF.
  return readFileSync(join(plan.root, path), 'utf8').replaceAll('\r\n', '\n');
};

/** Adds a file that must not exist yet. */
export const create = (plan: Plan, path: string, text: string): void => {
  if (isThere(plan, path)) throw new Stop(`${path} já existe; nada foi escrito.`);
  plan.texts.set(path, text);
  plan.created.add(path);
};

/** Refuses a name whose folder is taken. */
export const refuseFolder = (plan: Plan, path: string): void => {
  if (existsSync(join(plan.root, path))) throw new Stop(`A pasta ${path} já existe; nada foi escrito.`);
};

/** Changes a file that must exist; one that stays as it is is no part of the plan. */
export const change = (plan: Plan, path: string, edit: (text: string, path: string) => string): void => {
  const text = textOf(plan, path);
  const edited = edit(text, path);
  if (edited !== text) plan.texts.set(path, edited);
};

const putBack = ({ root }: Plan, before: ReadonlyMap<string, string | undefined>): void => {
  for (const [path, text] of before)
    if (text !== undefined) writeFileSync(join(root, path), text);
    else if (existsSync(join(root, path))) rmSync(join(root, path));
};

// How a line breaks depends on the length of the names, so the formatter of the project has the last word.
const format = (root: string, paths: readonly string[]): string[] => {
  const bin = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  const done =
    existsSync(bin) &&
    spawnSync(process.execPath, [bin, ...paths], { cwd: root, stdio: 'ignore' }).status === 0;
  return done ? [] : ['sem formato: rode `npm run format`'];
};

/** Writes all or nothing, formats what it wrote, and answers a line for each file. */
export const writePlan = (plan: Plan): string[] => {
  const { root, texts, created } = plan;
  const before = new Map<string, string | undefined>();
  try {
    for (const [path, text] of texts) {
      before.set(path, created.has(path) ? undefined : readFileSync(join(root, path), 'utf8'));
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  } catch (error) {
    putBack(plan, before);
    throw new Stop(`Não deu para escrever, e nada ficou pela metade: ${String(error)}`);
  }
  const lines = [...texts.keys()].map((path) => `${created.has(path) ? 'escrito ' : 'mudado  '} ${path}`);
  return [...lines, ...format(root, [...texts.keys()])];
};
