import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { GuiasForm } from './GuiasForm.tsx';
import { useGuiasUrl } from './useGuiasUrl.ts';

afterEach(cleanup);

function Scene() {
  return (
    <>
      <GuiasForm
        prestadores={[
          { codPrestador: '200010', nomePrestador: 'Hospital Santa Aurora', incorporarBaixada: false },
        ]}
        url={useGuiasUrl()}
      />
      <output>{useLocation().search}</output>
    </>
  );
}

/** A choice as a browser event; React renders the events of a test library before it continues. */
const choose = (field: string, value: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(field);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

test('CTM-105: a lot of the address is asked for, until the person wants all or another provider', async () => {
  const scene = () =>
    render(
      <MemoryRouter initialEntries={['/?prestador=200010&periodo=todas&lote=15']}>
        <Scene />
      </MemoryRouter>,
    );
  const address = () => screen.getByRole('status').textContent;
  scene();
  screen.getByRole('button', { name: 'Só o lote do protocolo 15: ver todos' }).click();
  await expect.poll(address).toBe('?prestador=200010&status=verificar&periodo=todas');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  scene();
  choose('Status', 'incorporadas');
  await expect.poll(address).toBe('?prestador=200010&status=incorporadas&periodo=todas&lote=15');
  choose('Prestador', '');
  await expect.poll(address).toBe('?prestador=&status=incorporadas&periodo=todas');
});

test('CTM-52: who chooses the period right after the provider keeps the provider', async () => {
  render(
    <MemoryRouter initialEntries={['/?status=incorporadas']}>
      <Scene />
    </MemoryRouter>,
  );
  choose('Prestador', '200010');
  choose('Período de importação', 'todas');
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('?prestador=200010&status=incorporadas&periodo=todas');
});
