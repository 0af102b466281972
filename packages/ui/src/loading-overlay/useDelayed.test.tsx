import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelayed } from './LoadingOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('stays quiet for an answer that comes before the delay', () => {
  const { result, rerender } = renderHook(({ isOn }) => useDelayed(isOn, 150), {
    initialProps: { isOn: true },
  });
  act(() => void vi.advanceTimersByTime(149));
  expect(result.current).toBe(false);
  rerender({ isOn: false });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
});

test('shows after the delay, hides at once, and waits anew the next time', () => {
  const { result, rerender } = renderHook(({ isOn }) => useDelayed(isOn, 150), {
    initialProps: { isOn: true },
  });
  act(() => void vi.advanceTimersByTime(150));
  expect(result.current).toBe(true);
  rerender({ isOn: false });
  expect(result.current).toBe(false);
  rerender({ isOn: true });
  expect(result.current).toBe(false);
});
