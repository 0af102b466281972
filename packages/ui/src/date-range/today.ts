import { getLocalTimeZone, today } from '@internationalized/date';

/** Today on the clock of this computer, as an ISO day. */
export const todayIso = (): string => today(getLocalTimeZone()).toString();
