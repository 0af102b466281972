/** DD/MM/AAAA of an ISO day. */
export const brazilian = (day: string): string => day.split('-').toReversed().join('/');
