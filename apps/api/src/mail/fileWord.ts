import { plainText } from '@vidas/api-client/words/fold.ts';

/** A text as a part of the name of a file: 'dezembro-de-2026' for 'Dezembro de 2026'. */
export const fileWord = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
