import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePaletteShortcut } from './usePaletteShortcut.ts';

afterEach(cleanup);

test('Ctrl K that comes as soon as the page is drawn opens the palette', () => {
  const handlePress = vi.fn();
  function Scene() {
    usePaletteShortcut(handlePress);
    useLayoutEffect(
      () =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
        ),
      [],
    );
    return null;
  }
  render(<Scene />);
  expect(handlePress).toHaveBeenCalledOnce();
});
