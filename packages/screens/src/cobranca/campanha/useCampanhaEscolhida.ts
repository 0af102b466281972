import { useLocation, useSearchParams } from 'react-router-dom';

const idOf = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};

const field = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;

/** The chosen campaign (MSG-8): from ?id= in the address, which survives a reload, else from the state of the navigation. */
export const useCampanhaEscolhida = () => {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const search = field(state, 'search');
  return {
    id: idOf(params.get('id')) ?? idOf(field(state, 'id_campanha')),
    /** Query of the list that the person came from; '' otherwise. */
    search: typeof search === 'string' ? search : '',
  } as const;
};
