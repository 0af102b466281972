import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CpfField } from './CpfField.tsx';
import { MoneyField } from './MoneyField.tsx';

// Uses the keys of a real browser, because a simulation does not show what they do to caret and undo.
afterEach(cleanup);
const boxOf = (field: ReactNode) => {
  render(field);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  box.focus();
  return box;
};

test('a number typed in the middle of a CPF leaves the caret behind it', async () => {
  const box = boxOf(<CpfField label="CPF" />);
  await userEvent.keyboard('529982247');
  expect(box.value).toBe('529.982.247');
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}1');
  expect(box.value).toBe('521.998.224-7');
  await userEvent.keyboard('4');
  expect(box.value).toBe('521.499.822-47');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(box.value).toBe('529.982.247');
  expect(box.selectionStart).toBe(2);
});

test('Ctrl+Z takes back what was typed through the mask, and Ctrl+Shift+Z brings it again', async () => {
  const box = boxOf(<CpfField label="CPF" />);
  await userEvent.keyboard('5299');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(box.value).toBe('529');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(box.value).toBe('529.9');
});

test('an amount is typed in reais, told in full under the field, and all of it is replaced when it is selected', async () => {
  const box = boxOf(<MoneyField label="Mensalidade" />);
  await userEvent.keyboard('6050');
  expect(box.value).toBe('6050');
  expect(screen.getByText('R$ 6.050,00')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}7');
  expect(screen.getByText('R$ 7,00')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(box.value).toBe('');
});
