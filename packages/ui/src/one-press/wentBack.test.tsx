import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import { UiProvider } from '../i18n/UiProvider.tsx';
import { AppFrame } from '../layout/AppFrame.tsx';
import { placeOf, press } from './presses.fixture.ts';

afterEach(cleanup);

test.each([
  ['acts at once when the person went back', true],
  ['does nothing otherwise', false],
] as const)('a press on what came to the place of the one before %s', async (_what, isBack) => {
  const acted: string[] = [];
  let turn: (name: string) => void = () => undefined;
  const Pagina = () => {
    const [name, setName] = useState('Ida');
    useEffect(() => {
      turn = setName;
    }, []);
    return (
      <UiProvider>
        <AppFrame header={<header />}>
          <Button key={name} onPress={() => acted.push(name)}>
            {name}
          </Button>
        </AppFrame>
      </UiProvider>
    );
  };
  render(<Pagina />);
  const first = performance.now();
  const place = placeOf(screen.getByRole('button', { name: 'Ida' }));
  press(place, first);
  turn('Ela');
  await screen.findByRole('button', { name: 'Ela' });
  if (isBack) window.dispatchEvent(new PopStateEvent('popstate'));
  press(place, first + 100);
  expect(acted).toEqual(isBack ? ['Ida', 'Ela'] : ['Ida']);
});
