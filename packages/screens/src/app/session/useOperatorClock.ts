import { operatorDay, operatorMoment } from '../operatorTime.ts';
import { useSession } from './SessionProvider.tsx';

/** The server's time, written as the operator's: neither the clock nor the zone of this computer decides anything (REL-18). */
export interface OperatorClock {
  /** 'YYYY-MM-DD' */
  readonly today: () => string;
  /** 'YYYY-MM-DDTHH:MM:SS' */
  readonly now: () => string;
}

/** As far as the session knows the server's clock; before the login it is this computer's. */
export const useOperatorClock = (): OperatorClock => {
  const ahead = useSession()?.serverAheadMs ?? 0;
  return {
    today: () => operatorDay(Date.now() + ahead),
    now: () => operatorMoment(Date.now() + ahead),
  };
};
