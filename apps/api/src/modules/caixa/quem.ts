import type { Session } from '../../http/door.ts';
import { operatorDay } from '../../operatorDay.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import type { Quem } from './pagamento-cartao/pedido.ts';

/** Author of a session, at a moment. */
export const quemDe = ({ userId, user }: Session, now: Date): Quem => ({
  userId,
  user,
  momento: momentoLocal(now),
  hoje: operatorDay(now),
});
