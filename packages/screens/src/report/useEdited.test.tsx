import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useEdited } from './useEdited.ts';

afterEach(cleanup);

test('after Buscar what is on show counts as changed until the other question is there', async () => {
  const shown: string[] = [];
  function Scene() {
    const [asked, setAsked] = useState('outubro');
    const [isEdited, setEdited] = useEdited(asked);
    useLayoutEffect(() => void shown.push(`${asked}${isEdited ? ', mudado' : ''}`));
    return (
      <>
        <button type="button" onClick={() => setEdited(true)}>
          Mudar
        </button>
        <button
          type="button"
          onClick={() => {
            setEdited(false);
            // Same as the router's change of address.
            startTransition(() => setAsked('novembro'));
          }}
        >
          Buscar
        </button>
        <p>{asked}</p>
      </>
    );
  }
  render(<Scene />);
  fireEvent.click(screen.getByText('Mudar'));
  fireEvent.click(screen.getByText('Buscar'));
  await screen.findByText('novembro');
  expect(shown).toEqual(['outubro', 'outubro, mudado', 'novembro']);
});
