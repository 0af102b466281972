import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepTyped } from './usePaletteShortcut.ts';

afterEach(cleanup);

it('keeps what is typed while a box is on its way, and lets the rest through', () => {
  render(<input aria-label="Campo" />);
  const field = screen.getByRole('textbox', { name: 'Campo' });
  const typed = keepTyped();
  for (const key of ['s', 'o', 'x', 'Backspace', 'n', 'i', 'a'])
    expect(fireEvent.keyDown(field, { key })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'k', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
  expect(typed()).toBe('sonia');
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
});
