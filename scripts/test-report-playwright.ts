import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import type { TestReport } from './test-report.ts';

/** A spec with the titles of the groups around it. */
const specsOf = (
  suite: JSONReportSuite,
  groups: string[] = [],
): { titles: string[]; spec: JSONReportSpec }[] => [
  ...suite.specs.map((spec) => ({ titles: [...groups, spec.title], spec })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...groups, inner.title])),
];

const timeOf = (spec: JSONReportSpec): number =>
  spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

/** The failure of a spec in one line: message, line of its file, and the element that was looked for. */
const messageOf = (spec: JSONReportSpec): string => {
  const error = spec.tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
  const [first = '', ...others] = stripVTControlCharacters(error?.message ?? '').split('\n');
  const locator = others.find((line) => /^\s*Locator:/.test(line))?.trim();
  const line = error?.location && `linha ${error.location.line}`;
  return [first, line, locator].filter(Boolean).join(', ');
};

/** The JSON report of Playwright in the words of `npm test`; a test that passes at the second try has passed. */
export const reportOfPlaywright = ({ suites, errors, stats }: JSONReport): TestReport => ({
  passed: stats.expected + stats.flaky,
  files: suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    milliseconds: specsOf(suite).reduce((sum, { spec }) => sum + timeOf(spec), 0),
  })),
  failures: [
    ...suites.flatMap((suite) =>
      specsOf(suite)
        .filter(({ spec }) => !spec.ok)
        .map(({ titles, spec }) => ({
          file: `e2e/${spec.file}`,
          title: titles.join(' > '),
          message: messageOf(spec),
        })),
    ),
    ...errors.map(({ message }) => ({ file: '', title: '', message: message ?? '' })),
  ],
});
