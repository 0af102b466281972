import { configure, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { elementError } from './elementError.ts';

afterEach(() => document.body.replaceChildren());

const failureOf = (act: () => unknown): Error => {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
};

it('says what was sought and shows the page, which is printed only when somebody reads it', () => {
  configure({ getElementError: elementError });
  const box = document.body.appendChild(document.createElement('div'));
  box.textContent = 'antes';
  const failure = failureOf(() => within(box).getByText('boleto'));
  box.textContent = 'depois';
  expect(failure.message).toContain('Unable to find an element with the text: boleto');
  expect(failure.message).toContain('depois');
  expect(failure.message).not.toContain('antes');
});
