// The last setup of the project `stories`: sees that all of them are mounted for every file of a page. Vitest imports a setup file
// anew for each file of stories and tells one import from another by `Date.now()`: if that stood still between two files, the
// second would get nothing mounted, and its stories would pass with nobody looking.
import './storyPage.css';
import { afterAll, afterEach, beforeAll, inject, type TestContext } from 'vitest';
import { assertMounted, mounted } from './checks.ts';
import { letNowGoOn } from './frozenDate.ts';
import { assertNothingLeft } from './leftOver.ts';

beforeAll(() => {
  assertMounted('colours', ...(inject('vidas/pictures') ? (['pictures'] as const) : []));
  mounted.add('all');
});
afterEach(({ task, story }: TestContext & { story?: Parameters<typeof assertNothingLeft>[0] }) => {
  if (story && task.result?.state !== 'fail') assertNothingLeft(story);
});
afterAll(() => {
  mounted.clear();
  letNowGoOn();
});
