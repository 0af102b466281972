import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './ToastCard.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (onEnd: () => void) =>
  renderHook(({ isPaused }) => useCountdown({ durationMs: 3000, isPaused, onEnd }), {
    initialProps: { isPaused: false },
  });

test('ends once when the time is up', () => {
  const onEnd = vi.fn();
  start(onEnd);
  vi.advanceTimersByTime(2999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('does not count the pauses', () => {
  const onEnd = vi.fn();
  const { rerender } = start(onEnd);
  vi.advanceTimersByTime(2000);
  rerender({ isPaused: true });
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isPaused: false });
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('leaves time to read when a message comes back', () => {
  const onEnd = vi.fn();
  const { rerender } = start(onEnd);
  vi.advanceTimersByTime(2990);
  rerender({ isPaused: true });
  rerender({ isPaused: false });
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('forgets the rest when the message goes before its time', () => {
  const onEnd = vi.fn();
  start(onEnd).unmount();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
