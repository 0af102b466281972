import { useSyncExternalStore } from 'react';
import { operatorDay, operatorMoment } from '../operatorTime.ts';
import { useSession } from './SessionProvider.tsx';

/** The server's time in the operator's zone. Clock and zone of this computer have no effect (REL-18). */
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
 * The server's clock after the login; before it, this computer's. The object changes every day, so that a screen left open over
 * midnight renders again. With the same object a render may be cached.
 */
export const useOperatorClock = (): OperatorClock => {
  const ahead = useSession()?.serverAheadMs ?? 0;
  const day = useSyncExternalStore(everyFewSeconds, () => operatorDay(Date.now() + ahead));
  return clockOf(ahead, day);
};
