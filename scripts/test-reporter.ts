import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { pathInProject, type Failure, type TestReport } from './test-report.ts';

const failuresOf = (module: TestModule): Failure[] => {
  const file = pathInProject(module.moduleId);
  const failedTests = [...module.children.allTests('failed')];
  // A file that cannot be loaded, a hook of a whole group: no test of it has run.
  const suites = [module, ...module.children.allSuites()];
  return [
    ...failedTests.map((test) => ({
      file,
      title: test.fullName,
      message: test.result().errors?.[0]?.message ?? '',
    })),
    ...suites.flatMap((suite) => suite.errors().map(({ message }) => ({ file, title: '', message }))),
  ];
};

const reportOf = (modules: readonly TestModule[], unhandled: readonly SerializedError[]): TestReport => ({
  passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
  files: modules.map((module) => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return { file: pathInProject(module.moduleId), milliseconds: collectDuration + setupDuration + duration };
  }),
  failures: [
    ...modules.flatMap(failuresOf),
    ...unhandled.map(({ message }) => ({ file: '', title: '', message })),
  ],
});

/**
 * Writes what `npm test` needs to know of a run to the file of TEST_REPORT. The JSON reporter of Vitest leaves out the
 * time of imports and of hooks before all tests, which is most of what a slow file takes (opening a database, a page).
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const file = process.env.TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}
