/** The number of a row out of an id as it arrives; undefined for what is none, or longer than the database takes. */
export const serialOf = (id: string): number | undefined => (/^\d{1,9}$/.test(id) ? Number(id) : undefined);
