import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setTheme, useTheme } from './useTheme.ts';

afterEach(() => setTheme('system'));

test('follows the device until someone chooses', () => {
  expect(renderHook(useTheme).result.current[0]).toBe('system');
});

test('puts the choice on the page and hears of it from elsewhere', async () => {
  const { result } = renderHook(useTheme);
  result.current[1]('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await waitFor(() => expect(result.current[0]).toBe('dark'));
  document.documentElement.dataset['theme'] = 'light';
  await waitFor(() => expect(result.current[0]).toBe('light'));
  setTheme('system');
  await waitFor(() => expect(result.current[0]).toBe('system'));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
