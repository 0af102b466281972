import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';

/** True for a person who may undo a file's effects (CBR-22); the server checks again. */
export const useMayUndo = (): boolean => ehGerente(useSession()?.occupation ?? '');
