import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useTeclas } from './useTeclas.ts';

afterEach(() => {
  localStorage.clear();
  cleanup();
});

/** Draws a field with the keys, and returns those that acted. */
const scene = (): string[] => {
  const acted: string[] = [];
  const teclas = Object.fromEntries(
    ['j', '?', 'Alt+g', 'Alt+ArrowDown', 'Control+Enter'].map((name) => [name, () => acted.push(name)]),
  );
  function Scene() {
    useTeclas(teclas);
    return (
      <>
        <textarea aria-label="Observação" />
        <div role="alertdialog" aria-label="Sair sem salvar?">
          <button type="button">Continuar</button>
        </div>
      </>
    );
  }
  render(<Scene />);
  return acted;
};

const press = (on: Element) => {
  for (const event of [
    { key: 'j' },
    { key: 'J', shiftKey: true },
    { key: '?', shiftKey: true },
    { key: 'g', altKey: true },
    { key: 'ArrowDown', altKey: true },
    { key: 'Enter', ctrlKey: true },
    { key: 'k' },
  ])
    fireEvent.keyDown(on, event);
};

test('CTM-48: letters alone act on the page, and not while one types; with Alt and Control they always do', () => {
  const acted = scene();
  press(document.body);
  expect(acted.splice(0)).toEqual(['j', 'j', '?', 'Alt+g', 'Alt+ArrowDown', 'Control+Enter']);
  press(screen.getByLabelText('Observação'));
  expect(acted).toEqual(['Alt+g', 'Alt+ArrowDown', 'Control+Enter']);
});

test('MES-4: switched off, letters alone do nothing; with Alt and Control they do', () => {
  localStorage.setItem('vidas.de..teclas-soltas', 'false');
  const acted = scene();
  press(document.body);
  expect(acted).toEqual(['Alt+g', 'Alt+ArrowDown', 'Control+Enter']);
});

test('CTM-48: no key acts on the page behind a question', () => {
  const acted = scene();
  press(screen.getByRole('button', { name: 'Continuar' }));
  expect(acted).toEqual([]);
});

test('a key that comes as soon as the page is drawn acts', () => {
  const acted: string[] = [];
  function Scene() {
    useTeclas({ j: () => acted.push('j') });
    useLayoutEffect(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })),
      [],
    );
    return null;
  }
  render(<Scene />);
  expect(acted).toEqual(['j']);
});
