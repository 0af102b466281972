import { prettyDOM } from 'storybook/test';

/**
 * What a search throws that found nothing. One that waits throws it many times before it finds, so the page is printed only when
 * somebody reads the message. With a
 * whole report on it that took a fifth of a story's time on a busy machine.
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
