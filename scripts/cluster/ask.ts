import type { Installation } from './installation.ts';

/** Longer than any answer takes while another primary is found. */
const PATIENCE_MS = 30_000;

/** A call of the back office by its path, as a person makes it. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** How a connection ended, in a word. */
export const reasonOf = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'erro';
};

/** A person at a browser: takes the other proxy when nobody listens at this one, and tries nothing twice otherwise. */
export const createAsk = ({ proxies }: Installation): Ask => {
  let at = 0;
  const bases = proxies.all.map(({ host }) => `http://${host}:${proxies.staffPort}/api/v1/`);
  const ask = async (path: string, init: RequestInit, tries: number): Promise<Response> => {
    const mine = at;
    try {
      return await fetch(`${bases[mine]}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      if (reasonOf(error) !== 'ECONNREFUSED' || tries === 1) throw error;
      if (at === mine) at = (at + 1) % bases.length;
      return ask(path, init, tries - 1);
    }
  };
  return (path, init) => ask(path, init, bases.length);
};
