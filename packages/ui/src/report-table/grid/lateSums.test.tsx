import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loteColumns, lotes, type Lote } from '../lotes.fake.ts';
import { ReportTable } from '../ReportTable.tsx';
import { useReportView } from '../useReportView.ts';

const rows = lotes(30_000);

function Scene() {
  const view = useReportView<Lote>(loteColumns, rows, { paging: null });
  return (
    <div style={{ display: 'flex', height: 500, width: 900 }}>
      <ReportTable label="Lotes" view={view} rowKey={({ numero }) => String(numero)} />
    </div>
  );
}

beforeEach(() => page.viewport(1_000, 800));
afterEach(cleanup);

test('very many rows are drawn before their sum is known, and nothing moves when it comes', async () => {
  const { container } = render(<Scene />);
  const table = () => container.querySelector('table') as HTMLTableElement;
  const [foot, widths] = [
    () => table().tFoot?.textContent,
    () => table().querySelector('colgroup')?.innerHTML,
  ];
  expect(table().tBodies[0]?.textContent).toContain('0000001');
  expect(foot()).toBe('30.000…');
  expect(container.textContent).toContain('30.000 linhas · Valor …');
  const before = widths();
  await expect.poll(foot).toMatch(/^30\.0001\.498\.500,00$/);
  expect(container.textContent).toMatch(/30\.000 linhas · Valor R\$\s1\.498\.500,00/);
  expect(widths()).toBe(before);
  const cell = [...(table().tFoot?.querySelectorAll('td') ?? [])].find((one) =>
    one.textContent?.includes('1.498'),
  );
  expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
});
