import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { HeaderSearch } from '@vidas/ui/layout/HeaderSearch.tsx';
import { keepTyped, paletteShortcut, usePaletteShortcut } from '@vidas/ui/palette/usePaletteShortcut.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { createElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { modulesOf } from '../app/session/session.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { procuraEm } from './procuraEm.ts';
import type { PaletteSource } from './paletteItems.ts';
import type { ScreenPalette } from './ScreenPalette.tsx';

/** Place of the person. */
export type PaletteButtonProps = Omit<PaletteSource, 'allowed' | 'occupation'>;

/** Delay in ms after the page's arrival; its own data have been requested by then. */
const restMs = 2_000;

const labelOf = (allowed: readonly ModuleKey[]): string => {
  const { pessoas, boletos } = procuraEm(allowed);
  if (boletos) return 'Ir para tela, matrícula, boleto…';
  return pessoas ? 'Ir para tela ou matrícula…' : 'Ir para tela…';
};

const load = () => import('./ScreenPalette.tsx');

interface Shown {
  readonly Screen: typeof ScreenPalette;
  readonly startQuery: string;
}

/** Opens the palette of screens, in the header and by Ctrl K. Its code loads when the page is idle. */
export function PaletteButton({ manifests, current }: PaletteButtonProps) {
  const session = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpening = useRef(false);
  useEffect(() => {
    // Opening the palette reports the failure.
    const atRest = setTimeout(() => void load().catch(() => undefined), restMs);
    return () => clearTimeout(atRest);
  }, []);
  const handleOpen = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const typed = keepTyped();
    try {
      const { ScreenPalette: Screen } = await load();
      // The box has the focus after this, so no letter is lost.
      flushSync(() => setShown({ Screen, startQuery: typed() }));
    } catch {
      typed();
      toasts.error('Não foi possível abrir a lista de telas', 'Confira a conexão e tente de novo.');
    }
    isOpening.current = false;
  };
  usePaletteShortcut(() => void handleOpen());
  return (
    <>
      <HeaderSearch
        label={labelOf(session === null ? [] : modulesOf(session))}
        shortcut={paletteShortcut()}
        onPress={() => void handleOpen()}
      />
      {shown &&
        createElement(shown.Screen, {
          manifests,
          current,
          startQuery: shown.startQuery,
          onClose: () => setShown(null),
        })}
    </>
  );
}
