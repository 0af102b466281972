import { createContext } from 'react';
import type { Density } from '../view.types.ts';

/** The density of tables for which nobody has chosen one. The workbench sets it by its toolbar; the apps leave it. */
export const StartDensity = createContext<Density>('normal');
