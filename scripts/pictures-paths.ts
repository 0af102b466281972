import { join } from 'node:path';
import { root } from './sources.ts';

/** The pictures of the repository, one PNG a story. */
export const picturesFolder = join(root, '.storybook', 'pictures');
/** Where a failed comparison leaves its files, outside the repository. */
export const differencesFolder = join(root, 'test-results', 'pictures');

declare module 'vitest' {
  interface ProvidedContext {
    /** Tells the setup of the stories whether it compares or writes. */
    'vidas/pictures': 'compare' | 'update';
    /** Whether the tables are measured in all windows. */
    'vidas/regua': boolean;
  }
}

/** Whether this run of the stories takes pictures: `compare`, `update`, or undefined for none. */
export const pictureMode = (): 'compare' | 'update' | undefined => {
  const asked = process.env.PICTURES;
  return asked === 'compare' || asked === 'update' ? asked : undefined;
};

/** Limits of the comparison, measured: a change of the brand colour fails, and text rendering never does. */
export const matchingOptions = { threshold: 0.05, allowedMismatchedPixels: 20 };

export const pictureMatching = () => ({
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: matchingOptions,
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
        join(picturesFolder, `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
        join(differencesFolder, `${arg}${ext}`),
    },
  },
});
