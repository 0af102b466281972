type Check = 'colours' | 'pictures' | 'all';

/** The checks that the setup files have mounted for the file of stories that runs; empty outside a test run. */
export const mounted = new Set<Check>();

/** Throws when stories of a test run are drawn and one of these checks would not look at them. */
export const assertMounted = (...checks: readonly Check[]): void => {
  const missing = checks.filter((check) => !mounted.has(check));
  if (missing.length > 0)
    throw new Error(`Not mounted for this file: ${missing.join(', ')}. See .storybook/eachFile.setup.ts.`);
};
