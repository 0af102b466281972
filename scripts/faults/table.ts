import type { Finding } from './fault.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** Who found it, in one cell: the step and the file of the test. */
export const foundBy = (finding: Finding | undefined): string => {
  if (finding === undefined) return '';
  if (finding.outcome !== 'found') return `**${finding.outcome}**`;
  return finding.by
    .map(({ step, detail }) => {
      const file = /^[\w.-]+\.(?:test|stories|spec)\.tsx?/.exec(
        detail.replace(/^.*\/(?=[\w.-]+\.spec)/, ''),
      )?.[0];
      return file === undefined ? step : `${step}: ${file}`;
    })
    .join('; ');
};

/** The findings as a table in Markdown. */
export const tableOf = (findings: readonly Finding[]): string =>
  [
    '| layer | fault | what goes wrong | found by |',
    '|---|---|---|---|',
    ...findings.map(
      (finding) =>
        `| ${finding.layer} | ${finding.id} | ${cell(finding.title)} | ${cell(foundBy(finding))} |`,
    ),
  ].join('\n');
