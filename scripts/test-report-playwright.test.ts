import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { reportOfPlaywright } from './test-report-playwright.ts';

const spec = (title: string, duration: number, message?: string) =>
  ({
    title,
    ok: message === undefined,
    file: 'portal.spec.ts',
    tests: [{ results: [{ duration, error: message === undefined ? undefined : { message } }] }],
  }) as unknown as JSONReportSpec;
const suite = (title: string, specs: JSONReportSpec[], suites: JSONReportSuite[] = []) =>
  ({ title, file: 'portal.spec.ts', specs, suites }) as JSONReportSuite;
const report = (suites: JSONReportSuite[], stats: Partial<JSONReport['stats']>, errors: string[] = []) =>
  ({ suites, stats, errors: errors.map((message) => ({ message })) }) as unknown as JSONReport;

it('adds the time of a file and names its failed journeys with their groups', () => {
  const group = suite('sem script', [spec('acompanha', 4000, 'Timeout 60000ms\n at x')]);
  const file = suite('portal.spec.ts', [spec('denuncia', 2500)], [group]);
  expect(reportOfPlaywright(report([file], { expected: 5, flaky: 1 }))).toEqual({
    passed: 6,
    files: [{ file: 'e2e/portal.spec.ts', milliseconds: 6500 }],
    failures: [{ file: 'e2e/portal.spec.ts', title: 'sem script > acompanha', message: 'Timeout 60000ms' }],
  });
});

it('says the line of a failure and the element that was looked for', () => {
  const [failed] = reportOfPlaywright(
    report(
      [
        suite('portal.spec.ts', [
          {
            ...spec('denuncia', 1),
            ok: false,
            tests: [
              {
                results: [
                  {
                    duration: 1,
                    error: {
                      message:
                        "Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('Feito')\nTimeout: 1",
                      location: { file: 'x', line: 33, column: 3 },
                    },
                  },
                ],
              },
            ],
          } as unknown as JSONReportSpec,
        ]),
      ],
      { expected: 0, flaky: 0 },
    ),
  ).failures;
  expect(failed?.message).toBe(
    "Error: expect(locator).toBeVisible() failed, linha 33, Locator: getByText('Feito')",
  );
});

it('keeps an error outside the journeys', () => {
  const { failures } = reportOfPlaywright(report([], { expected: 0, flaky: 0 }, ['webServer']));
  expect(failures).toEqual([{ file: '', title: '', message: 'webServer' }]);
});
