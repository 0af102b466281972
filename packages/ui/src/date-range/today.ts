const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Today in Brasília as an ISO day, whatever the zone of this computer. */
export const todayIso = (): string => day.format(Date.now());
