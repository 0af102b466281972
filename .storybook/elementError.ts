import { prettyDOM } from 'storybook/test';

/**
 * Error of a search without result. A waiting search throws it many times before it succeeds, so the page is printed only when the message
 * is read. Printing a whole report each time took a fifth of a story's time on a busy machine.
 */
export const elementError = (words: string | null, container: Element): Error => {
  const error = new Error(words ?? '');
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [words, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
};
