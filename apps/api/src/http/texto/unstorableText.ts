import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';

const message = 'há um caractere inválido no texto';

const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** Longest name that a refusal repeats, and maximum of named fields, because the sender controls their number. */
const NAME = 60;
const MOST = 20;

const nameOf = (path: string): string => path.slice(0, NAME).replaceAll('\u0000', '').toWellFormed();

/**
 * Texts of an input that no database stores (SER-21), the first twenty: with U+0000, or with half of a UTF-16
 * pair. A name counts as text. Without recursion, because the sender controls the depth.
 */
export const unstorableText = (part: string, input: unknown): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const waiting: [path: string, value: object][] = [];
  const add = (path: string): void => void problems.push({ field: nameOf(path) || part, message });
  const look = (path: string, name: string | number, value: unknown): void => {
    if (typeof value === 'string' && isUnstorable(value)) add(`${path}${name}`);
    else if (typeof value === 'object' && value !== null)
      waiting.push([name === '' ? '' : `${path}${name}.`, value]);
  };
  look('', '', input);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    const names = Array.isArray(value) ? undefined : Object.keys(value);
    const { length } = names ?? (value as unknown[]);
    for (let at = 0; at < length && problems.length < MOST; at += 1) {
      const name = names?.[at] ?? at;
      if (typeof name === 'string' && isUnstorable(name)) add(path + name);
      look(path, name, (value as Record<string | number, unknown>)[name]);
    }
  }
  return problems;
};
