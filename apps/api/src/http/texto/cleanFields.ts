import { cleanText } from '@vidas/api-client/words/cleanText.ts';

/** True for a password, which stays as typed because it may hold any sign. */
const isPassword = (name: string): boolean => name.startsWith('senha');

/** Cleans the texts of an input in place (FMT-16). Without recursion, because the sender controls the depth. */
export const cleanFields = (input: unknown): void => {
  const waiting: unknown[] = [input];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const fields = next as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value === 'object' && value !== null) waiting.push(value);
      else if (typeof value === 'string' && !isPassword(name)) fields[name] = cleanText(value);
    }
  }
};
