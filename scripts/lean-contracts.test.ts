import { expect, test } from 'vitest';
import { withoutSummaries } from './lean-contracts.ts';

test('the pages keep a contract, without the summary of its call', () => {
  const code = `endpoint('GET /a', {\n  summary:\n    'O que há, com \\'aspas\\' e "aspas".',\n  reply: z.string(),\n  message: 'summary',\n})`;
  expect(withoutSummaries(code)).toBe(
    `endpoint('GET /a', {\n  summary: '',\n  reply: z.string(),\n  message: 'summary',\n})`,
  );
});
