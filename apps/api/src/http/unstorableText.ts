import type { FieldProblem } from '@vidas/api-client/http/api-error';

const message = 'há um caractere inválido no texto';

const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** Longest name that a refusal repeats. */
const NAME = 60;

const nameOf = (path: string): string => path.slice(0, NAME).replaceAll('\u0000', '').toWellFormed();

/**
 * The texts of an input that no database stores (SER-21): with U+0000, or with half of a pair of UTF-16. A name counts as text.
 * Without recursion, because who sends decides how deep it is nested.
 */
export const unstorableText = (part: string, input: unknown): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const waiting: [path: string, value: unknown][] = [['', input]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (isUnstorable(value)) problems.push({ field: nameOf(path) || part, message });
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (isUnstorable(name)) problems.push({ field: nameOf(path + name) || part, message });
        waiting.push([path === '' ? name : `${path}.${name}`, inner]);
      }
  }
  return problems.toReversed();
};
