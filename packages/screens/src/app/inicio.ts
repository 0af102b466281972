import type { MenuItem } from './manifest.ts';

/** The first item of a module whose home is the welcome with shortcuts. */
export const inicio: MenuItem = {
  key: 'inicio',
  label: 'Início',
  route: 'inicio',
  icon: 'home',
  load: () => import('./ModuleHome.tsx').then((file) => file.ModuleHome),
};
