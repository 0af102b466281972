import { useSyncExternalStore } from 'react';
import { operatorDay, operatorMoment } from '../operatorTime.ts';
import { useSession } from './SessionProvider.tsx';

/** The server's time, written as the operator's: neither the clock nor the zone of this computer decides anything (REL-18). */
export interface OperatorClock {
  /** 'YYYY-MM-DD' */
  readonly today: () => string;
  /** 'YYYY-MM-DDTHH:MM:SS' */
  readonly now: () => string;
}

const LOOK_MS = 15_000;

const everyFewSeconds = (look: () => void) => {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
};

const clockOf = (aheadMs: number, day: string): OperatorClock => {
  const at = () => Date.now() + aheadMs;
  return {
    today: () => {
      const today = operatorDay(at());
      return today > day ? today : day;
    },
    now: () => operatorMoment(at()),
  };
};

/**
 * As far as the session knows the server's clock; before the login it is this computer's. A clock is of its day, so that a screen
 * left open over midnight is drawn anew: what is drawn from the same clock may be kept from the first drawing.
 */
export const useOperatorClock = (): OperatorClock => {
  const ahead = useSession()?.serverAheadMs ?? 0;
  const day = useSyncExternalStore(everyFewSeconds, () => operatorDay(Date.now() + ahead));
  return clockOf(ahead, day);
};
