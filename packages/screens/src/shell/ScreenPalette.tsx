import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { Palette } from '@vidas/ui/palette/Palette.tsx';
import { useTheme } from '@vidas/ui/theme/useTheme.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '../app/icons.tsx';
import { modulesOf } from '../app/session/session.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { procuraEm } from './procuraEm.ts';
import { paletteEntries, type PaletteSource } from './paletteItems.ts';
import { recentScreens } from './recentScreens.ts';
import { keepTheme } from './theme.ts';
import { useAchados } from './useAchados.ts';
import { useLeave } from './useLeave.ts';

export interface ScreenPaletteProps extends Omit<PaletteSource, 'allowed' | 'occupation'> {
  /** Text typed while this code was loading. */
  readonly startQuery: string;
  readonly onClose: () => void;
}

const pessoasSeAcham = 'Pessoas se acham por nome, CPF, matrícula, CNS, CCO ou telefone';

/** Words of the search for people with access to people and boletos, to people only, to guides only, to protocols only, or to none. */
const wordsOf = (allowed: readonly ModuleKey[]): { placeholder: string; emptyText?: string } => {
  const { pessoas, boletos, guias, protocolos } = procuraEm(allowed);
  if (boletos)
    return {
      placeholder: 'Tela, nome, CPF, matrícula ou boleto',
      emptyText: `${pessoasSeAcham}; boletos em aberto, por nosso número.`,
    };
  if (pessoas)
    return {
      placeholder: 'Tela, nome, CPF ou matrícula',
      emptyText: `${pessoasSeAcham}. Empresas, por nome, código ou CNPJ.`,
    };
  if (guias)
    return {
      placeholder: 'Tela, guia, senha ou matrícula',
      emptyText: 'Guias se acham pelo número nosso ou do prestador, pela senha ou pela matrícula.',
    };
  if (protocolos)
    return { placeholder: 'Tela ou protocolo', emptyText: 'Denúncias se acham pelo número do protocolo.' };
  return { placeholder: 'Nome da tela, do módulo ou da ação' };
};

const drawn = <Entry extends { readonly icon: IconName }>({ icon, ...entry }: Entry) => ({
  ...entry,
  icon: <Icon name={icon} />,
});

/** A palette of the screens in the person's modules, a few acts and the server's results (ACE-23, ACE-25). */
export function ScreenPalette({ manifests, current, startQuery, onClose }: ScreenPaletteProps) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useLeave();
  const [theme] = useTheme();
  // Fixed at the opening, so that the list does not change during use.
  const [recent] = useState(() => (session === null ? [] : recentScreens(session.login)));
  const [typed, setTyped] = useState(startQuery);
  const allowed = session === null ? [] : modulesOf(session);
  const { groups, ...found } = useAchados(typed, { allowed, here: current?.manifest.key });
  if (session === null) return null;
  const entries = paletteEntries({ manifests, allowed, occupation: session.occupation, current });
  const handleChoose = (key: string) => {
    onClose();
    const achado = groups.flatMap(({ items }) => items).find((each) => each.key === key);
    if (achado) void navigate(achado.path, { state: achado.state });
    else if (key === 'acao:sair') leave();
    else if (key === 'acao:light' || key === 'acao:dark' || key === 'acao:system')
      keepTheme(key === 'acao:light' ? 'light' : key === 'acao:dark' ? 'dark' : 'system');
    else void navigate(key === 'acao:modulos' ? '/modulos' : key);
  };
  return (
    <Palette
      label="Ir para tela ou ação"
      {...wordsOf(allowed)}
      items={entries.map((entry) => ({
        ...drawn(entry),
        ...(entry.key === `acao:${theme}` && { hint: 'em uso' }),
      }))}
      recentKeys={recent.filter((key) =>
        entries.some((entry) => entry.key === key && entry.hint === undefined),
      )}
      startQuery={startQuery}
      onQuery={setTyped}
      found={{ ...found, groups: groups.map(({ name, items }) => ({ name, items: items.map(drawn) })) }}
      onChoose={handleChoose}
      onClose={onClose}
    />
  );
}
