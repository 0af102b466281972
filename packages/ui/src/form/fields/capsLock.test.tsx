import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

const press = (capsLock: boolean) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: capsLock }),
  );

test('a password says that Caps Lock is on, and no longer when it is off', async () => {
  render(<PasswordField label="Senha" hint="Ao menos 12 caracteres" />);
  screen.getByLabelText('Senha').focus();
  press(true);
  expect(await screen.findByText('A tecla Caps Lock está ligada.')).toBeTruthy();
  press(false);
  expect(await screen.findByText('Ao menos 12 caracteres')).toBeTruthy();
});
