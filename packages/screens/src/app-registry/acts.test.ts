import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { acts } from './acts.ts';

const screens = fileURLToPath(new URL('..', import.meta.url));
const client = fileURLToPath(new URL('../../../api-client/src', import.meta.url));

const filesOf = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => wanted.test(path.replaceAll('\\', '/')));
const textOf = (path: string): string => readFileSync(path, 'utf8');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

/** The calls of the contract by their names in the code. Questions of reports have none: they only read. */
const calls = new Map(
  (
    await Promise.all(
      filesOf(client, /\.contract\.ts$/).map(async (path) => (await import(path)) as Record<string, unknown>),
    )
  ).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);

/** A declaration at the start of a line, with its name. */
interface Block {
  readonly name: string;
  readonly text: string;
}

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n(?=(?:export )?(?:const|(?:async )?function) )/)
    .slice(1)
    .map((block) => ({ name: /(?:const|function) (\w+)/.exec(block)?.[1] ?? '', text: block }));

const blocks = filesOf(client, /\.queries\.ts$/).flatMap((path) => blocksOf(textOf(path)));
const isCode = /^(?!.*(?:\.(?:stories|test|fake)\.|\/testing\/|\/app-registry\/)).*\.tsx?$/;
const sources = filesOf(screens, isCode).map((path) => ({ path, text: textOf(path) }));

/** True for a name in the place of a call, such as `http.call(name,` or `{ pdf: name }`, but not in a sentence. */
const names = (text: string, name: string): boolean => new RegExp(`[(\\s:?]${name}[,)\\s]`).test(text);

/** Calls that a screen only reads. */
const asked = /queryOf\([^,]+,\s*\w+|import [^;]+;/g;

interface Use {
  readonly call: string;
  readonly method: Endpoint['method'];
  /** Declarations of the client with this call; 'screen' for a screen with it. */
  readonly by: readonly string[];
}

const uses: readonly Use[] = [...calls].map(([name, { method, path }]) => ({
  call: `${method} ${path}`,
  method,
  by: [
    ...blocks.filter(({ text }) => names(text, name)).map((block) => block.name),
    ...sources.filter(({ text }) => new RegExp(`call\\(\\s*${name},`).test(text)).map(() => 'screen'),
    ...sources
      .filter(({ text }) => text.includes('useAct(') && names(text.replace(asked, ''), name))
      .map(() => 'useAct'),
  ],
}));

/** Words of a GET that changes data. */
const doing = /\/\w*(?:envia|exporta|insere|grava|apaga|exclui|descarta|desfaz|baixa|cancela)[A-Z]\w*/;

/** True for a call in a mutation, and for any call but a GET or the question of a list. */
const isAct = ({ method, call, by }: Use): boolean =>
  by.some((name) => name === 'useAct' || name.endsWith('Mutation')) ||
  (method === 'GET' ? by.length > 0 && doing.test(call) : by.some((name) => !name.endsWith('Query')));

const found = uses.filter(isAct).map(({ call }) => call);

describe('the table of the acts (REL-34)', () => {
  it('has every act of a screen, and nothing that is none any more', () => {
    expect(found.length).toBeGreaterThan(60);
    expect(Object.keys(acts).toSorted()).toEqual([...new Set(found)].toSorted());
  });

  it('takes an act back by another one, or by the same', () => {
    const unknown = Object.values(acts).filter((act) => act.kind === 'undo' && acts[act.by] === undefined);
    expect(unknown).toEqual([]);
  });

  /** The files of this package that a file imports, itself included. */
  const reach = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path) || !existsSync(path)) return seen;
    seen.add(path);
    for (const [, to = ''] of textOf(path).matchAll(/from '(\.[^']+)'/g))
      reach(join(dirname(path), to), seen);
    return seen;
  };
  const asking = Object.entries(acts).flatMap(([call, act]) =>
    act.kind === 'asks' ? [[call, act.at] as const] : [],
  );

  it.each(asking)('%s asks in %s', (call, at) => {
    const path = join(screens, at);
    expect(existsSync(path)).toBe(true);
    expect(textOf(path)).toMatch(/<\w*(?:Confirm|Dialog|[Ff]orm)\b/);
    // The file with the question imports the act, or the other way round.
    const { by = [] } = uses.find((use) => use.call === call) ?? {};
    const name = [...calls].find(([, one]) => `${one.method} ${one.path}` === call)?.[0] ?? '';
    const doers = sources.filter(({ text }) =>
      [name, ...by].some((one) => one !== 'screen' && one !== 'useAct' && names(text, one)),
    );
    const isLinked = doers.some((doer) => reach(path).has(doer.path) || reach(doer.path).has(path));
    // Otherwise it stands in the folder of the act, or below.
    const isBelow = doers.some((doer) => !relative(dirname(doer.path), path).startsWith('..'));
    expect(isLinked || isBelow).toBe(true);
  });

  it('knows every act that says what was on show, by the field of its call (REL-46)', () => {
    const fieldsOf = ({ body }: Endpoint): string[] =>
      body && 'shape' in body._zod.def ? Object.keys(body._zod.def.shape as object) : [];
    const fields = new Map([...calls.values()].map((one) => [`${one.method} ${one.path}`, fieldsOf(one)]));
    const marked = Object.entries(acts).flatMap(([call, act]) =>
      act.kind === 'asks' && act.visto !== undefined ? [[call, act.visto] as const] : [],
    );
    expect(marked.filter(([call, visto]) => !fields.get(call)?.includes(visto))).toEqual([]);
    const saying = [...fields].flatMap(([call, own]) => (own.includes('confirmado') ? [call] : []));
    expect(saying.filter((call) => !marked.some(([known]) => known === call))).toEqual([]);
    expect(saying.length).toBeGreaterThan(10);
  });

  it('finds an act that a screen makes without a mutation', () => {
    const made: Use = { call: 'POST /a', method: 'POST', by: ['screen'] };
    expect(isAct(made)).toBe(true);
    expect(isAct({ ...made, by: ['aQuery'] })).toBe(false);
    expect(isAct({ ...made, method: 'GET', by: ['aMutation'] })).toBe(true);
    expect(isAct({ ...made, method: 'GET', call: 'GET /a/enviaBoleto/{x}', by: ['screen'] })).toBe(true);
  });
});
