import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { ComponentType } from 'react';
import type { IconName } from './icons.tsx';

/** Every screen receives its place in the menu from its route. */
export interface ScreenProps {
  /** O manifesto do módulo em que a tela está. */
  readonly manifest: ModuleManifest;
  /** A linha do menu que abriu a tela. */
  readonly item: MenuItem;
}

/** One screen of a module: its line in the menu, its route, its help and its code. */
export interface MenuItem {
  /** The key of the specification. */
  readonly key: string;
  readonly label: string;
  /** Last part of the address below /modulos/{module}/; letter case does not matter. */
  readonly route: string;
  readonly icon: IconName;
  /** Loads the screen's own chunk; an item without it is not built yet: neither shown nor reachable. */
  readonly load?: () => Promise<ComponentType<ScreenProps>>;
  /** Takes the whole width, without the menu beside it. */
  readonly isFullscreen?: boolean;
  /** Paragraphs of 'Informações sobre a tela atual' (ACE-16). */
  readonly help?: readonly string[];
  /** Has acts that wait for the first load to be signed (CAR-50); the frame says so while they do. */
  readonly waitsForCarga?: true;
  /** Tells by the occupation who may open it; the menu and Ir para show it to nobody else. Default everybody with the module. */
  readonly isFor?: (occupation: string) => boolean;
  /** Screens reached from this one, with an address below the module but no line in the menu. */
  readonly pages?: readonly MenuItem[];
}

/** Items under one small heading of the side menu, or at its top level. */
export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** Everything about a module that the chooser, the menu, the routes and the help need. */
export interface ModuleManifest {
  readonly key: ModuleKey;
  readonly icon: IconName;
  /** The quiet line of the tile while there is no live line. */
  readonly subtitle: string;
  /** The rows that the live line counts, as an address below the module; a module without it has no live line. */
  readonly figure?: string;
  readonly groups: readonly MenuGroup[];
}

/** Address of a screen. */
export const pathOf = (manifest: ModuleManifest, item: Pick<MenuItem, 'route'>): string =>
  `/modulos/${manifest.key}/${item.route}`;

/** The groups, with built screens only; a group without any is dropped. */
export const builtGroups = ({ groups }: ModuleManifest): MenuGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter((item) => item.load !== undefined) }))
    .filter((group) => group.items.length > 0);

/** The same, without the screens that are not for an occupation. */
export const groupsFor = (manifest: ModuleManifest, occupation: string): MenuGroup[] =>
  builtGroups(manifest)
    .map((group) => ({ ...group, items: group.items.filter(({ isFor }) => isFor?.(occupation) ?? true) }))
    .filter((group) => group.items.length > 0);

/** The built screen at a route or menu key, or one reached from such a screen, in any letter case (ACE-11). */
export const itemAt = (manifest: ModuleManifest, route: string): MenuItem | undefined => {
  const wanted = route.toLowerCase();
  return builtGroups(manifest)
    .flatMap((group) => group.items.flatMap((item) => [item, ...(item.pages ?? [])]))
    .find((item) => item.route.toLowerCase() === wanted || item.key.toLowerCase() === wanted);
};

/** The start of a menu line whose key is also its route. */
export const item = (key: string, label: string, icon: IconName) => ({ key, label, route: key, icon });
