import type { Module } from './walls-read.ts';
import { EXCUSES, excuseOf } from './walls-shown-excuses.ts';
import { HOLE, type Shown } from './walls-shown-read.ts';
import { ACCENTS, MODULES, NAMES, OTHERS, POINTERS } from './walls-shown-words.ts';
import type { Violation } from './walls.types.ts';

const SHOWN = /^(?:packages\/(?:ui|screens|api-client)|apps\/(?:backoffice|ombudsman|api))\/src\//;
/** Statements, invented people, the console, and what only a test or the workbench shows. */
const UNSEEN =
  /\.(?:test|stories|fixture|fake|sql)\.tsx?$|Story\.tsx$|\/(?:db|demo|test|testing|fixtures|cli|config|start|theme)\/|\/demo\w*\.ts$|^apps\/api\/src\/main\.ts$/;

/** Attributes and properties that show a short text: each of its words is judged, also when it is the only one. */
const LABELS =
  /^(?:text|label|title|titulo|rotulo|header|heading|placeholder|aria-label|action|actionLabel|cancelLabel|button|subtitle|emptyText|idleText|question|description|hint|caption|words|verbo)$/;
/** Fields of a declared report and messages; the first text of each is read. */
const FIELDS =
  /^(?:text|day|money|count|code|choice|percent|momento|competencia|empresa|matricula|simNao|email|nome|success|error|info)\(\)$/;
/** Names of the machine, and examples of somebody's data. */
const MACHINE =
  /^(?:name|className|type|role|id|key|icon|kind|size|route|format|autoComplete|exemplo|field\(\))$/;
const STATEMENT =
  /^\s*(?:select|insert|update|delete|with|from|where|create|alter|drop|(?:left |cross )?join|union)\s|\bis (?:not )?null\b|^--|<\w|\{\w+:|^(?:GET|POST|PUT|DELETE) \//;

const SMALL = /^(?:de|da|do|das|dos|e|no|na|nos|nas|por|x)$/;
const ARTICLE = /^(?:o|a|os|as|um|uma|ao|à)$/;
const CAPITAL = /^\p{Lu}\p{Ll}+$/u;
const names = new RegExp(
  `(?<!\\p{L})(?:${NAMES.join('|')}|(?<!\\p{Ll} de )(?:${MODULES.join('|')}))(?!\\p{L})`,
  'gu',
);

/** Parts of a text, each of which may begin with a capital. */
const partsOf = (text: string): string[] =>
  text.split(/[.!?:…;·|›/()“”"«»\n]+|(?:^|\s)[-–—=+−]\s/).map((part) => part.trim());

/** The first word that has a capital for no reason. */
const titleCaseIn = ({ text, by }: Shown): string | undefined => {
  const isLabel = (LABELS.test(by) || FIELDS.test(by)) && !/[.!?]$/.test(text);
  for (const part of partsOf(text.replaceAll(names, HOLE))) {
    const words = part.split(/\s+/).map((word) => word.replace(/,$/, ' '));
    const strange = words.find((word, index) => {
      const last = words[index - 1] ?? ' ';
      // After a comma stands the next name of a list.
      if (last.endsWith(' ') || !CAPITAL.test(word.trim())) return false;
      const before = (SMALL.test(last) ? words[index - 2] : last) ?? '';
      if (ARTICLE.test(last)) return true;
      if (POINTERS.has(before.toLowerCase())) return false;
      return CAPITAL.test(before) || (isLabel && words.length <= 6);
    });
    if (strange !== undefined) return strange.trim();
  }
  return undefined;
};

/** A label in capitals, or words in capitals in a sentence. Elsewhere capitals are values of the data. */
const capitalsIn = ({ text, by }: Shown): string | undefined => {
  if (LABELS.test(by) && /^[\p{Lu}\s]{6,}$/u.test(text)) return text;
  return / \p{Ll}+ /u.test(text)
    ? /(?<![\p{L}_\d/])\p{Lu}{4,}(?: \p{Lu}{2,})+(?![\p{L}_\d])/u.exec(text)?.[0]
    : undefined;
};

/** A word by itself, neither in capitals nor a part of an address. */
const bareIn = ({ text }: Shown): string | undefined =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[("“]+|[.,:;!?)"”]+$/g, ''))
    .find((word) => !/^\p{Lu}{2}/u.test(word) && ACCENTS.has(word.toLowerCase()));

const faultsOf = (shown: Shown): string[] => {
  const { text, by } = shown;
  const title = titleCaseIn(shown);
  const capitals = capitalsIn(shown);
  const bare = bareIn(shown);
  return [
    ...(title === undefined ? [] : [`"${title}" has a capital in the middle, write it in sentence case`]),
    ...(capitals === undefined ? [] : [`"${capitals}" is in capitals, write it in sentence case`]),
    ...(bare === undefined ? [] : [`"${bare}" lacks its accent, write ${ACCENTS.get(bare.toLowerCase())}`]),
    ...OTHERS.flatMap(([word, other]) => {
      const hit = word.exec(text)?.[0];
      return hit === undefined ? [] : [`"${hit.trim()}" has another word, write ${other}`];
    }),
    ...(by === 'cancelLabel' && text === 'Fechar' ? ['"Fechar" loses what was typed, write Cancelar'] : []),
    ...(text.includes('...') ? ['"..." is one sign, write …'] : []),
    ...(/\S {2,}\S/.test(text) ? ['two spaces in a row'] : []),
  ];
};

/** Words for a person: several, or one that an attribute shows. One word elsewhere is a key. */
const isForPeople = ({ text, by }: Shown): boolean =>
  !MACHINE.test(by) &&
  !STATEMENT.test(text) &&
  (/\S +\S/.test(text) || LABELS.test(by) || (FIELDS.test(by) && /^\p{Lu}/u.test(text)));

/** Wall 19: words on the screen keep docs/palavras.md. */
export const checkShown = ({ path, shown }: Module): Violation[] =>
  SHOWN.test(path) && !UNSEEN.test(path)
    ? shown
        .filter((one) => isForPeople(one) && excuseOf(path, one.text) === undefined)
        .flatMap((one) =>
          faultsOf(one).map((message) => ({ file: path, line: one.line, wall: 'shown', message })),
        )
    : [];

/** Excuses that no text needs. */
export const checkExcuses = (modules: readonly Module[]): Violation[] => {
  const used = new Set(
    modules.flatMap(({ path, shown }) =>
      shown.flatMap((one) =>
        isForPeople(one) && faultsOf(one).length > 0 ? [excuseOf(path, one.text)] : [],
      ),
    ),
  );
  return EXCUSES.filter((one) => !used.has(one)).map(({ file, text }) => ({
    file,
    line: 1,
    wall: 'shown',
    message: `no text needs the excuse ${text.source} of scripts/walls-shown-excuses.ts`,
  }));
};
