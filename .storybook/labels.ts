import type { API_HashEntry } from 'storybook/internal/types';

/** Name of an entry in the sidebar; Storybook calls every page of its own “Docs”. */
export const labelOf = ({ type, name, id }: Pick<API_HashEntry, 'type' | 'name' | 'id'>): string => {
  if (type !== 'docs' || name !== 'Docs') return name;
  return id.startsWith('telas-') ? 'Todos os estados' : 'Página';
};
