import { type ESTree, parseSync, Visitor } from 'vite';
import { readShown, type Shown } from './walls-shown-read.ts';
import type { SourceFile } from './walls.types.ts';

/** One imported name; `isType` when nothing of it is left at run time. */
export interface Import {
  from: string;
  /** The names that exist at run time; `Default` and `NamespaceObject` stand for what has no name of its own. */
  names: string[];
  isType: boolean;
  line: number;
}

/** Content of a file for the walls; comments count only as notes that promise work. */
export interface Module {
  path: string;
  imports: Import[];
  /** Lines of `export *`. */
  starExports: number[];
  /** Texts of string literals, templates and JSX, where colours and sizes may be. */
  texts: { line: number; text: string }[];
  /** Lines of `style={{…}}` with constant values, and of `<style>`. */
  inlineStyles: number[];
  notes: { line: number; text: string }[];
  /** Remarks by their first line; `//` lines in a row are one remark. */
  comments: { line: number; text: string }[];
  /** Code that reads the clock in the computer's zone. */
  localClock: { line: number; text: string }[];
  /** Calls that make an argument of each element of a list: `push(...rows)`. */
  spreads: { line: number; text: string }[];
  /** Texts in which words for a person may stand; of packages and apps alone. */
  shown: (Shown & { line: number })[];
}

const LOCAL_GETTERS: ReadonlySet<string> = new Set(
  ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'TimezoneOffset'].map((part) => `get${part}`),
);

/** Calls with a possibly long list of arguments; a call takes about 120,000. */
const GROWING: ReadonlySet<string> = new Set([
  'push',
  'unshift',
  'splice',
  'concat',
  'max',
  'min',
  'fromCharCode',
]);

/** `new Intl.DateTimeFormat` whose options name no time zone. */
const isZoneless = (callee: ESTree.Expression, options: ESTree.Argument | undefined): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'DateTimeFormat' &&
  !(
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'timeZone',
    )
  );

/** The line of an offset, from 1: the breaks are found once, a file is asked thousands of times. */
const linesOf = (text: string): ((offset: number) => number) => {
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks.push(at);
  return (offset) => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
};

/** Parses a TypeScript file; a file that does not parse throws with its name. */
export const readModule = ({ path, text }: SourceFile): Module => {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  const lineAt = linesOf(text);
  const found: Module = {
    path,
    imports: [],
    starExports: [],
    texts: [],
    inlineStyles: [],
    notes: [],
    comments: [],
    localClock: [],
    spreads: [],
    shown: /^(?:packages|apps)\//.test(path)
      ? readShown(program).map((one) => ({ ...one, line: lineAt(one.at) }))
      : [],
  };

  for (const { start, moduleRequest, entries } of module.staticImports) {
    found.imports.push({
      from: moduleRequest.value,
      names: entries
        .filter((entry) => !entry.isType)
        .map(({ importName }) => importName.name ?? importName.kind),
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      line: lineAt(start),
    });
  }
  for (const { start, entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (!moduleRequest) continue;
      const isStar = importName.kind === 'All' || importName.kind === 'AllButDefault';
      if (isStar) found.starExports.push(lineAt(start));
      found.imports.push({
        from: moduleRequest.value,
        names: [importName.name ?? importName.kind],
        isType,
        line: lineAt(start),
      });
    }
  }
  const addText = (start: number, value: string) => found.texts.push({ line: lineAt(start), text: value });
  const addClock = (start: number, what: string) =>
    found.localClock.push({ line: lineAt(start), text: what });
  new Visitor({
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        addClock(start, 'new Date()');
      if (isZoneless(callee, given[1])) addClock(start, 'Intl.DateTimeFormat');
    },
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'dayjs' && given.length === 0)
        addClock(start, 'dayjs()');
      if (callee.type === 'Identifier' && callee.name === 'getLocalTimeZone')
        addClock(start, 'getLocalTimeZone()');
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
      if (name && LOCAL_GETTERS.has(name)) addClock(start, `${name}()`);
      if (name && GROWING.has(name) && given.some((one) => one.type === 'SpreadElement'))
        found.spreads.push({ line: lineAt(start), text: `${name}(...)` });
    },
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.imports.push({ from: source.value, names: ['*'], isType: false, line: lineAt(start) });
    },
    TSImportType: ({ source, start }) => {
      found.imports.push({ from: source.value, names: ['*'], isType: true, line: lineAt(start) });
    },
    Literal: (node) => {
      if (typeof node.value === 'string') addText(node.start, node.value);
    },
    TemplateElement: (node) => addText(node.start, node.value.raw),
    JSXAttribute: ({ name, value, start }) => {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return;
      if (value.expression.type === 'ObjectExpression' && value.expression.properties.every(isFixed))
        found.inlineStyles.push(lineAt(start));
    },
    JSXOpeningElement: ({ name, start }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'style') found.inlineStyles.push(lineAt(start));
    },
  }).visit(program);
  comments.forEach(({ type, start, value }, index) => {
    const before = comments[index - 1];
    const isNext =
      type === 'Line' &&
      before?.type === 'Line' &&
      /^\n\s*$/.test(text.slice(before.end, start)) &&
      text.slice(text.lastIndexOf('\n', before.start) + 1, before.start).trim() === '';
    if (!isNext) found.comments.push({ line: lineAt(start), text: value.replace(/^[*\s]+/, '') });
    const note = /\b(TODO|FIXME|HACK)\b/.exec(value);
    if (note) found.notes.push({ line: lineAt(start), text: note[0] });
  });
  return found;
};

const isFixed = (property: { type: string; value?: { type: string } }) =>
  property.type === 'Property' && property.value?.type === 'Literal';
