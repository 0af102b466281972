import type { ReactNode } from 'react';

/** One act of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** A quiet second line, e.g. why it cannot be used. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Selected one of several: it has a check, which is announced. */
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** danger for what destroys; put it last, in a section of its own, and ask before it is done. */
  readonly tone?: 'danger' | undefined;
  /** The keys that do the same elsewhere, e.g. Ctrl K; only shown here. */
  readonly shortcut?: string | undefined;
}

/** Acts that belong together, between two lines. */
export interface MenuGroup {
  readonly key: string;
  /** A small heading; without it only the line parts them. */
  readonly label?: string | undefined;
  readonly items: readonly MenuEntry[];
}
