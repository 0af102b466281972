import type { SingleKeys } from '@vidas/ui/desk/KeysDialog.tsx';
import { useState } from 'react';
import { rememberedOf } from './remembered.ts';
import { useSession } from './session/SessionProvider.tsx';

const escolhaDe = (login: string) => rememberedOf(login, 'teclas-soltas');

/** Asks whether keys of one letter act for the person (MES-4). */
export const useHasTeclasSoltas = (): (() => boolean) => {
  const login = useSession()?.login ?? '';
  return () => escolhaDe(login).load() !== false;
};

/** The person's choice about keys of one letter, kept in this browser until Sair (MES-4). */
export function useTeclasSoltas(): SingleKeys {
  const login = useSession()?.login ?? '';
  const [isOn, setIsOn] = useState(() => escolhaDe(login).load() !== false);
  return {
    isOn,
    onChange: (next) => {
      escolhaDe(login).save(next);
      setIsOn(next);
    },
  };
}
