import type { ModuleKey } from '@vidas/api-client/shell/modules';
import { HeaderSearch } from '@vidas/ui/layout/header-search';
import { paletteShortcut, usePaletteShortcut } from '@vidas/ui/palette/use-palette-shortcut';
import { toasts } from '@vidas/ui/toast';
import { createElement, useState } from 'react';
import { modulesOf } from '../app/session/session.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { procuraEm } from './procuraEm.ts';
import type { PaletteSource } from './paletteItems.ts';
import type { ScreenPalette } from './ScreenPalette.tsx';

/** Where the person is. */
export type PaletteButtonProps = Omit<PaletteSource, 'allowed' | 'occupation'>;

const labelOf = (allowed: readonly ModuleKey[]): string => {
  const { pessoas, boletos } = procuraEm(allowed);
  if (boletos) return 'Ir para tela, matrícula, boleto…';
  return pessoas ? 'Ir para tela ou matrícula…' : 'Ir para tela…';
};

/** Opens the palette of screens, in the header and by Ctrl K; its code is loaded at first use. */
export function PaletteButton({ manifests, current }: PaletteButtonProps) {
  const session = useSession();
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
      <HeaderSearch
        label={labelOf(session === null ? [] : modulesOf(session))}
        shortcut={paletteShortcut()}
        onPress={() => void handleOpen()}
      />
      {shown && createElement(shown, { manifests, current, onClose: () => setShown(null) })}
    </>
  );
}
