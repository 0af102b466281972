type Check = 'colours' | 'pictures' | 'all';

/** Checks that the setup files have mounted for the running file of stories; empty outside a test run. */
export const mounted = new Set<Check>();

/** Throws when a test run draws stories without one of these checks. */
export const assertMounted = (...checks: readonly Check[]): void => {
  const missing = checks.filter((check) => !mounted.has(check));
  if (missing.length > 0)
    throw new Error(`Not mounted for this file: ${missing.join(', ')}. See .storybook/eachFile.setup.ts.`);
};
