import { createContext } from 'react';

/** Key of the thing at the right; null for none. */
export const ChosenContext = createContext<string | null>(null);
