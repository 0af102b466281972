import type { Finding } from './fault.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** The finder in one cell: the step and the file of the test. */
const foundBy = (finding: Finding | undefined): string => {
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

/** The findings as a table in Markdown; `before` are those of an earlier run. */
export const tableOf = (findings: readonly Finding[], before?: readonly Finding[]): string => {
  const heads = ['layer', 'fault', 'what goes wrong', ...(before ? ['found before by'] : []), 'found by'];
  const rows = findings.map((finding) => {
    const { layer, id, title } = finding;
    const earlier = before ? [foundBy(before.find((one) => one.id === id))] : [];
    return [layer, id, title, ...earlier, foundBy(finding)];
  });
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
};
