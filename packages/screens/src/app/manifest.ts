import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { ComponentType } from 'react';
import type { IconName } from './icons.tsx';

/** The place of a screen in the menu, from its route. */
export interface ScreenProps {
  /** The manifest of the screen's module. */
  readonly manifest: ModuleManifest;
  /** The menu item that opened the screen. */
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
  /**
   * True for a screen with acts that wait for the signature of the first load (CAR-50); the frame says so meanwhile.
   */
  readonly waitsForCarga?: true;
  /** Occupations that may open it; the menu and Ir para hide it from others. Default everybody with the module. */
  readonly isFor?: (occupation: string) => boolean;
  /** Screens reached from this one; their address is below the module, but the menu has no line for them. */
  readonly pages?: readonly MenuItem[];
}

/** Items under one small heading of the side menu, or at its top level. */
export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** Data of a module for the chooser, the menu, the routes and the help. */
export interface ModuleManifest {
  readonly key: ModuleKey;
  readonly icon: IconName;
  /** Line of the tile while there is no live line. */
  readonly subtitle: string;
  /** Address, below the module, of the rows that the live line counts; a module without it has no live line. */
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

/** The groups without screens that the occupation may not open. */
export const groupsFor = (manifest: ModuleManifest, occupation: string): MenuGroup[] =>
  builtGroups(manifest)
    .map((group) => ({ ...group, items: group.items.filter(({ isFor }) => isFor?.(occupation) ?? true) }))
    .filter((group) => group.items.length > 0);

/** The built screen at a route or menu key, or a page of such a screen, in any letter case (ACE-11). */
export const itemAt = (manifest: ModuleManifest, route: string): MenuItem | undefined => {
  const wanted = route.toLowerCase();
  return builtGroups(manifest)
    .flatMap((group) => group.items.flatMap((item) => [item, ...(item.pages ?? [])]))
    .find((item) => item.route.toLowerCase() === wanted || item.key.toLowerCase() === wanted);
};

/** First fields of a menu item whose key is also its route. */
export const item = (key: string, label: string, icon: IconName) => ({ key, label, route: key, icon });
