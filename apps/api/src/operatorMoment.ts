import { operatorZone } from './operatorDay.ts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: operatorZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Local moment, 'YYYY-MM-DDTHH:MM:SS', in any time zone of the server. */
export const momentoLocal = (moment: Date): string => format.format(moment).replace(' ', 'T');
