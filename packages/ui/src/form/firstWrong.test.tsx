import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextField } from './fields/TextField.tsx';
import { Form, type FormProblem } from './Form.tsx';
import { ownsEnter } from './ownsEnter.ts';

afterEach(cleanup);

/** The name of the mother carries a mark of before; the try refuses the CPF. */
function Ficha({ onLookUp }: { readonly onLookUp: () => void }) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const refuse = () => setProblems([{ name: 'cpf', message: 'CPF errado' }]);
  return (
    <Form
      problems={problems}
      onSubmit={(event) => {
        event.preventDefault();
        refuse();
      }}
    >
      <TextField label="Nome da mãe" name="mae" errorMessage="A ANS rejeitou este campo" />
      <TextField label="CPF" name="cpf" errorMessage={problems[0]?.message} />
      <TextField label="Matrícula" name="matricula" onKeyDown={ownsEnter(onLookUp)} />
      <button type="submit">Salvar</button>
    </Form>
  );
}

test('after a refusal the focus goes to the first field that this try refused, not to a mark of before', async () => {
  render(<Ficha onLookUp={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
});

test('Enter in a field that looks something up looks it up, and submits nothing', async () => {
  let looked = 0;
  render(<Ficha onLookUp={() => looked++} />);
  screen.getByLabelText('Matrícula').focus();
  await userEvent.keyboard('1200{Enter}');
  expect([looked, screen.queryByText('CPF errado')]).toEqual([1, null]);
});
