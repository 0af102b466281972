/** The operator's time zone, whatever the server's is (SER-13). */
export const operatorZone = 'America/Sao_Paulo';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: operatorZone, dateStyle: 'short' });

/** The day at the operator, YYYY-MM-DD. */
export const operatorDay = (moment: Date): string => format.format(moment);
