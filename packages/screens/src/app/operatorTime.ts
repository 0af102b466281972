// The operator's time zone, whatever the zone of this computer (SER-13).
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment (milliseconds since 1970) at the operator: 'YYYY-MM-DDTHH:MM:SS'. */
export const operatorMoment = (at: number): string => format.format(at).replace(' ', 'T');

/** The operator's day of a moment, 'YYYY-MM-DD'. */
export const operatorDay = (at: number): string => operatorMoment(at).slice(0, 10);

/** The operator's time of day of a moment, 'HH:MM'. */
export const operatorTime = (at: number): string => operatorMoment(at).slice(11, 16);
