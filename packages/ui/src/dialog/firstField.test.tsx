import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberField } from '../form/fields/NumberField.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { RadioGroup } from '../form/choice/RadioGroup.tsx';
import { SelectField } from '../form/choice/SelectField.tsx';
import { Dialog } from './Dialog.tsx';
import { FirstField } from './FirstField.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const opens = (fields: ReactNode) =>
  render(
    <Dialog title="Novo prestador" onClose={() => undefined}>
      {fields}
      <FirstField />
    </Dialog>,
  );

const name = <TextField key="nome" label="Nome" />;
const kinds = [{ value: 'a', label: 'Clínica' }];

test.each([
  ['a text', [name, <NumberField key="n" label="Leitos" value={null} onChange={() => undefined} />], 'Nome'],
  [
    'a list, which the focus does not open',
    [<SelectField key="s" label="Tipo" options={kinds} />, name],
    'Tipo',
  ],
  ['what follows a field that is off', [<TextField key="c" label="Código" isDisabled />, name], 'Nome'],
  ['what follows a field that only shows', [<TextField key="c" label="Código" readOnly />, name], 'Nome'],
  ['what follows a choice', [<RadioGroup key="r" label="Tipo" name="tipo" options={kinds} />, name], 'Nome'],
])('a dialog with a form starts in its first field: %s', (_, fields, label) => {
  opens(fields);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

test('on a touch screen it starts on itself, and no keyboard covers it', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
  );
  opens(name);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('a dialog that has nothing to type in starts on itself', () => {
  opens(<TextField label="Código" isDisabled />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
