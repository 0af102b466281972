import { HeaderSearch } from '@vidas/ui/layout/header-search';
import { paletteShortcut, usePaletteShortcut } from '@vidas/ui/palette/use-palette-shortcut';
import { toasts } from '@vidas/ui/toast';
import { createElement, useState } from 'react';
import type { PaletteSource } from './paletteItems.ts';
import type { ScreenPalette } from './ScreenPalette.tsx';

/** Where the person is. */
export type PaletteButtonProps = Omit<PaletteSource, 'allowed'>;

/** Opens the palette of screens, in the header and by Ctrl K; its code is loaded at first use. */
export function PaletteButton({ manifests, current }: PaletteButtonProps) {
  const [shown, setShown] = useState<typeof ScreenPalette | null>(null);
  const handleOpen = async () => {
    try {
      const { ScreenPalette: Screen } = await import('./ScreenPalette.tsx');
      setShown(() => Screen);
    } catch {
      toasts.error('Não foi possível abrir a lista de telas', 'Confira a conexão e tente de novo.');
    }
  };
  usePaletteShortcut(() => void handleOpen());
  return (
    <>
      <HeaderSearch label="Ir para tela…" shortcut={paletteShortcut()} onPress={() => void handleOpen()} />
      {shown && createElement(shown, { manifests, current, onClose: () => setShown(null) })}
    </>
  );
}
