import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './sources.ts';

/** A test file and the time it took, with its import and its hooks. */
export interface TestFile {
  /** From the root of the project. */
  file: string;
  milliseconds: number;
}

/** A test that failed, or (without title) a file that did; without both, an error outside the tests. */
export interface Failure {
  file: string;
  title: string;
  message: string;
}

/** Report of one run of Vitest or Playwright. */
export interface TestReport {
  passed: number;
  files: TestFile[];
  failures: Failure[];
}

/** A step of `npm test` that has ended. */
export interface StepResult {
  title: string;
  milliseconds: number;
  reports: TestReport[];
  /** Why the step failed; it may fail without a failed test (types, rules, a server that does not start). */
  error?: string | undefined;
  /** The last lines that the step printed. */
  lastLines: string;
}

export const pathInProject = (file: string): string => relative(root, file).replaceAll('\\', '/');

/** First line of an error; Storybook puts the address of the story before it. */
export const firstLine = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('Click to debug')) ?? '';

/** One line for each failure of a step: file, title, first line of the message. Empty when the step is right. */
export const failureLines = ({ title, reports, error, lastLines }: StepResult): string[] => {
  const failures = reports.flatMap((report) => report.failures);
  if (failures.length > 0)
    return failures.map((failure) =>
      [title, failure.file, failure.title, firstLine(failure.message)]
        .filter((part) => part !== '')
        .join(' · '),
    );
  if (error === undefined) return [];
  const tail = lastLines.trimEnd().split('\n').slice(-12);
  return [[`${title} · ${firstLine(error)}`, ...tail.map((line) => `    ${line}`)].join('\n')];
};

/** Adds up the steps; a step that fails without a failed test is one failure. */
export const countsOf = (steps: readonly StepResult[]): { passed: number; failed: number } => ({
  passed: steps.flatMap(({ reports }) => reports).reduce((sum, { passed }) => sum + passed, 0),
  failed: steps.flatMap(failureLines).length,
});

/** The slowest test files of all steps, the slowest first. */
export const slowestFiles = (steps: readonly StepResult[], most = 10): (TestFile & { step: string })[] =>
  steps
    .flatMap(({ title, reports }) =>
      reports.flatMap(({ files }) => files.map((file) => ({ ...file, step: title }))),
    )
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most);

const seconds = (milliseconds: number) =>
  (milliseconds / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `18,2 s`, and from a minute on `3 min 05 s`. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 60_000) return `${seconds(milliseconds)} s`;
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
};

const column = (rows: readonly { milliseconds: number; text: string }[]): string[] =>
  rows.map(({ milliseconds, text }) => `${duration(milliseconds).padStart(12)}  ${text}`);

/** The end of `npm test`: the times, the slowest files, the failures together, and last the line that CI reads. */
export const summaryLines = (steps: readonly StepResult[], milliseconds: number): string[] => {
  const slowest = slowestFiles(steps);
  const failures = steps.flatMap(failureLines);
  const { passed, failed } = countsOf(steps);
  return [
    '\n== Tempo de cada etapa',
    ...column(
      steps.map((step) => ({ ...step, text: `${step.title}${step.error === undefined ? '' : ': FALHOU'}` })),
    ),
    ...column([{ milliseconds, text: 'tudo' }]),
    ...(slowest.length > 0 ? ['\n== Arquivos de teste mais lentos'] : []),
    ...column(slowest.map(({ file, step, ...rest }) => ({ ...rest, text: `${file} (${step})` }))),
    ...(failures.length > 0 ? ['\n== O que falhou', ...failures] : []),
    `\n${passed} passed, ${failed} failed`,
  ];
};
