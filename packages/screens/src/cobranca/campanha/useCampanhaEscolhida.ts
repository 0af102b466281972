import { useSearchParams } from 'react-router-dom';

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The chosen campaign in the address (?id=712), beside the month of the list (MSG-8). */
export const useCampanhaEscolhida = () => {
  const [params, setParams] = useSearchParams();
  const id = idOf(params.get('id'));
  const show = (next: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('id');
        else after.set('id', String(next));
        return after;
      },
      // Back leads to the list, not through each campaign.
      { replace: id !== null },
    );
  return { id, show } as const;
};
