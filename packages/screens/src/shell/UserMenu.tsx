import { UserBadge } from '@vidas/ui/layout/UserBadge.tsx';
import { Menu } from '@vidas/ui/menu/Menu.tsx';
import { type ThemeChoice, useTheme } from '@vidas/ui/theme/useTheme.ts';
import { lazy, Suspense, useState } from 'react';
import { Mensagens } from './mensagens/Mensagens.tsx';
import { keepTheme } from './theme.ts';
import { useLeave } from './useLeave.ts';

const TrocaSenhaDialog = lazy(() =>
  import('../app/troca-senha/TrocaSenhaDialog.tsx').then((file) => ({
    default: file.TrocaSenhaDialog,
  })),
);

export interface UserMenuProps {
  readonly name: string;
}

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Tema claro'],
  ['dark', 'Tema escuro'],
  ['system', 'Tema do sistema'],
];

/** The menu at the right of the header: Usuário and Configurações (disabled, ACE-17), the theme, the last messages, the own password, Sair. */
export function UserMenu({ name }: UserMenuProps) {
  const [theme] = useTheme();
  const leave = useLeave();
  const [isChanging, setIsChanging] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const handleAction = (key: string) => {
    if (key === 'sair') leave();
    else if (key === 'senha') setIsChanging(true);
    else if (key === 'mensagens') setIsReading(true);
    else if (key === 'light' || key === 'dark' || key === 'system') keepTheme(key);
  };
  return (
    <>
      <Menu
        label={`Menu de ${name}`}
        trigger={<UserBadge name={name} />}
        onAction={handleAction}
        items={[
          { key: 'usuario', label: 'Usuário', isDisabled: true },
          { key: 'configuracoes', label: 'Configurações', isDisabled: true },
          ...themes.map(([key, label]) => ({ key, label, isChosen: key === theme })),
          { key: 'mensagens', label: 'Últimas mensagens (Alt+M)' },
          { key: 'senha', label: 'Trocar senha' },
          { key: 'sair', label: 'Sair' },
        ]}
      />
      {isChanging && (
        <Suspense>
          <TrocaSenhaDialog onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      <Mensagens isOpen={isReading} setIsOpen={setIsReading} />
    </>
  );
}
