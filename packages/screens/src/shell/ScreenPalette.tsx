import { Palette } from '@vidas/ui/palette';
import { useTheme } from '@vidas/ui/theme/use-theme';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../app/icons.tsx';
import { modulesOf } from '../app/session/session.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { paletteEntries, type PaletteSource } from './paletteItems.ts';
import { recentScreens } from './recentScreens.ts';
import { keepTheme } from './theme.ts';
import { useLeave } from './useLeave.ts';

export interface ScreenPaletteProps extends Omit<PaletteSource, 'allowed'> {
  readonly onClose: () => void;
}

/** A palette over the screens of the person's modules and a few acts, searched by typing. */
export function ScreenPalette({ manifests, current, onClose }: ScreenPaletteProps) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useLeave();
  const [theme] = useTheme();
  // Fixed when it opens, so that the list does not change while it is used.
  const [recent] = useState(() => (session === null ? [] : recentScreens(session.login)));
  if (session === null) return null;
  const entries = paletteEntries({ manifests, allowed: modulesOf(session), current });
  const handleChoose = (key: string) => {
    onClose();
    if (key === 'acao:sair') leave();
    else if (key === 'acao:light' || key === 'acao:dark' || key === 'acao:system')
      keepTheme(key === 'acao:light' ? 'light' : key === 'acao:dark' ? 'dark' : 'system');
    else void navigate(key === 'acao:modulos' ? '/modulos' : key);
  };
  return (
    <Palette
      label="Ir para tela ou ação"
      placeholder="Nome da tela, do módulo ou da ação"
      items={entries.map(({ icon, ...entry }) => ({
        ...entry,
        icon: <Icon name={icon} />,
        ...(entry.key === `acao:${theme}` && { hint: 'em uso' }),
      }))}
      recentKeys={recent.filter((key) =>
        entries.some((entry) => entry.key === key && entry.hint === undefined),
      )}
      onChoose={handleChoose}
      onClose={onClose}
    />
  );
}
