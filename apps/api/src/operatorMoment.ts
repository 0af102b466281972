import { operatorZone } from './operatorDay.ts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: operatorZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment at the operator, 'YYYY-MM-DDTHH:MM:SS', whatever the time zone of the server. */
export const momentoLocal = (moment: Date): string => format.format(moment).replace(' ', 'T');
