import { expect, it, vi } from 'vitest';
import { chosenSteps, stepsOf, type Tools } from './test-steps.ts';

const keys = (...args: string[]) => chosenSteps(args).map(({ key }) => key);

it('takes every step unless told which', () => {
  expect(keys()).toEqual(stepsOf(false).map(({ key }) => key));
  expect(keys('--only=lint,types')).toEqual(['types', 'lint']);
  expect(keys('--only=lint', '--only=e2e')).toEqual(['lint', 'e2e']);
});

it('refuses what it does not know, and names the steps', () => {
  expect(() => chosenSteps(['--only=unit,servidor'])).toThrow(/Não conheço servidor; .*server/);
  expect(() => chosenSteps(['unit'])).toThrow(/Não conheço unit;/);
});

/** Arguments of a step for Vitest. */
const asked = async (key: string, ...args: string[]) => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://given');
  const vitest = vi.fn<Tools['vitest']>(async () => {});
  const nothing = async () => {};
  const step = chosenSteps([`--only=${key}`, ...args])[0];
  await step?.run({ print: () => {}, run: nothing, vitest, playwrightReport: '' });
  vi.unstubAllEnvs();
  return vitest.mock.calls;
};

it('runs on the embedded database what can differ there, and everything in the long form', async () => {
  const embedded = expect.objectContaining({ TEST_DATABASE_URL: '' });
  const given = expect.not.objectContaining({ TEST_DATABASE_URL: expect.anything() });
  expect(await asked('embedded')).toEqual([[['embedded'], embedded]]);
  expect(await asked('embedded', '--all')).toEqual([[['server'], embedded]]);
  expect(await asked('server', '--all')).toEqual([[['server'], given]]);
});

it('asks for all stories in the long form alone', async () => {
  expect((await asked('stories'))[0]?.[1]).not.toHaveProperty('STORIES');
  expect((await asked('stories', '--all'))[0]?.[1]).toMatchObject({ STORIES: 'all' });
});

it('walks every screen in the long form alone', async () => {
  const envs = await Promise.all(
    [false, true].map(async (isAll) => {
      const run = vi.fn<Tools['run']>(async () => {});
      const step = stepsOf(isAll).find(({ key }) => key === 'e2e');
      await step?.run({ print: () => {}, run, vitest: async () => {}, playwrightReport: '' });
      return run.mock.calls[0]?.[2];
    }),
  );
  expect(envs[0]).not.toHaveProperty('JOURNEYS');
  expect(envs[1]).toMatchObject({ JOURNEYS: 'all' });
});

it('still runs the stories when their pictures do not match the list', async () => {
  const vitest = vi.fn<Tools['vitest']>(async () => {});
  const run = async () => {
    throw new Error('sem imagem');
  };
  const step = stepsOf(false).find(({ key }) => key === 'stories');
  await expect(step?.run({ print: () => {}, run, vitest, playwrightReport: '' })).rejects.toThrow(
    'sem imagem',
  );
  expect(vitest).toHaveBeenCalledOnce();
});
