import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';

/** True for who may undo what a file did (CBR-22); the server asks again. */
export const useMayUndo = (): boolean => ehGerente(useSession()?.occupation ?? '');
