/** Row id from an id on the wire; undefined for an invalid or too long one. */
export const serialOf = (id: string): number | undefined => (/^\d{1,9}$/.test(id) ? Number(id) : undefined);
