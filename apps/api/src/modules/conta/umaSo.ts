import type { Deps } from '../../deps.ts';
import type { Session } from '../../http/door.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { umaVez } from '../caixa/pagamento-cartao/pedido.ts';
import type { Quem } from './atos.ts';

/** Answer of an act. */
interface Feito {
  success: boolean;
  message: string;
}

/** Answer of a completed act. */
export const feito = (message: string): Feito => ({ success: true, message });

/** Person and moment of a session. */
export const quemDe = ({ clock }: Pick<Deps, 'clock'>, { login }: Session): Quem => ({
  login,
  momento: momentoLocal(clock()),
  hoje: operatorDay(clock()),
});

/** Runs an act on the account once, however often it is requested (CXA-8). */
export const umaSo = <B extends { pedido: string }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  chamada: string,
  { pedido, ...corpo }: B,
  session: Session,
  act: Parameters<typeof umaVez<Feito>>[3],
): Promise<Feito> => {
  const { momento, hoje } = quemDe(deps, session);
  return umaVez(
    deps.db,
    { pedido, chamada, corpo },
    { userId: session.userId, user: session.user, momento, hoje },
    act,
  );
};
