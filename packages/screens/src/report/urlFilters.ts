const prefix = 'filtro.';

type Words = Readonly<Record<string, string>>;

/**
 * The address of a figure's rows (REL-16): a screen with its question, and filters by column id. Example: ?todos=1&filtro.status=Ativo.
 * Never personal data (REL-3).
 */
export const rowsPath = (screen: string, asked: Words, filters: Words = {}): string => {
  const search = new URLSearchParams(asked);
  for (const [id, text] of Object.entries(filters)) search.set(`${prefix}${id}`, text);
  return `${screen}?${search}`;
};

/** The filters of an address, by the id of the column. */
export const readFilters = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...search].flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );

/** The address without its filters, which belong to its own table. */
export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !name.startsWith(prefix)));
