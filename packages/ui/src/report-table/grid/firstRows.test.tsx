import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loteColumns, lotes, type Lote } from '../lotes.fake.ts';
import { ReportTable } from '../ReportTable.tsx';
import { useReportView } from '../useReportView.ts';

const rows = lotes(500);
/** Among the rows of a screenful, after the first ones. */
const wide = 12;

function Scene() {
  const view = useReportView<Lote>(loteColumns.slice(0, 1), rows, { paging: null });
  return (
    <div style={{ display: 'flex', height: 700, width: 600 }}>
      <ReportTable
        label="Lotes"
        view={view}
        rowKey={({ numero }) => String(numero)}
        rowActions={(row) => (
          <button type="button" style={{ minWidth: row === rows[wide] ? 300 : 80 }}>
            Abrir
          </button>
        )}
      />
    </div>
  );
}

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <Scene />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Mostrar
    </button>
  );
}

afterEach(cleanup);

test('the first rows are in the page before the others are drawn, and the acts of all have room', async () => {
  // On a phone the acts would be folded.
  await page.viewport(1_000, 800);
  const { container } = render(<Opened />);
  const counts: number[] = [];
  const acts = () => [...container.querySelectorAll<HTMLElement>('td[data-acts]')];
  // Told after each commit, before anything else runs.
  const observer = new MutationObserver(() => counts.push(acts().length));
  observer.observe(container, { childList: true, subtree: true });
  // A real press: what a test wraps itself, React draws in one go.
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  await expect.poll(() => acts().length).toBeGreaterThan(wide);
  observer.disconnect();
  expect(counts.find((count) => count > 0)).toBeLessThan(wide);
  await expect.poll(() => acts()[wide]?.clientWidth).toBeGreaterThan(300);
});
