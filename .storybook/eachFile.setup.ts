// The last setup of the project `stories`: checks that every setup is mounted for every file of a page. Vitest imports a setup file anew
// for each file of stories and distinguishes the imports by `Date.now()`. If the clock stood still between two files, the second would have
// no checks, and its stories would pass unseen.
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
