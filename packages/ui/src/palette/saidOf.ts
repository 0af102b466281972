/** What a screen reader is told about the list: how much was found, once all of it is there, and what is going on. */
export function saidOf(
  query: string,
  count: number,
  { note, isSearching }: { readonly note?: string | undefined; readonly isSearching: boolean },
): string {
  if (query.trim() === '') return '';
  if (isSearching) return note ?? '';
  const found = count === 0 ? 'Nenhum resultado' : count === 1 ? '1 resultado' : `${count} resultados`;
  return note === undefined ? found : `${found}. ${note}`;
}
