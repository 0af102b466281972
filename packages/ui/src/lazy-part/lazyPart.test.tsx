import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../toast/toasts.ts';
import { lazyPart } from './lazyPart.tsx';

beforeEach(() => {
  toasts.clear();
  // React writes down what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  toasts.clear();
  vi.restoreAllMocks();
});

const opening = (load: () => Promise<(props: { onClose: () => void }) => ReactNode>) => {
  const Pop = lazyPart(load);
  return function Table() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <p>Linhas</p>
        <button type="button" onClick={() => setIsOpen(true)}>
          Filtrar
        </button>
        <Suspense>{isOpen && <Pop onClose={() => setIsOpen(false)} />}</Suspense>
      </>
    );
  };
};

test('a part whose code does not come leaves the rows, says so, and is asked for again', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Filtro aberto</p>);
  const Table = opening(load);
  render(<Table />);
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  await vi.waitFor(() =>
    expect(toasts.getItems()).toMatchObject([{ title: 'Não foi possível abrir esta parte da tela' }]),
  );
  expect(screen.getByText('Linhas')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByText('Filtro aberto')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

class Around extends Component<{ readonly children: ReactNode }> {
  override state = { name: '' };
  static getDerivedStateFromError(error: Error) {
    return { name: error.name };
  }
  override render() {
    return this.state.name === '' ? this.props.children : <p>{this.state.name}</p>;
  }
}

test('a part that breaks is no failed connection: who stands around it hears of it', async () => {
  const Table = opening(() =>
    Promise.resolve(() => {
      throw new RangeError('broken');
    }),
  );
  render(
    <Around>
      <Table />
    </Around>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByText('RangeError')).toBeVisible();
  expect(toasts.getItems()).toEqual([]);
});
