import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOperatorClock } from './useOperatorClock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Day() {
  return <p>{useOperatorClock().today()}</p>;
}

test('REL-18: a screen left open over midnight at the operator shows the new day', () => {
  vi.setSystemTime('2026-11-25T02:59:30Z');
  render(<Day />);
  expect(screen.getByText('2026-11-24')).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-25')).toBeVisible();
});
