import type { ReactNode } from 'react';

/** One act of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** A quiet second line, such as the reason why the act is disabled. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** True for the selected one of several; its check mark is announced. */
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** danger for an act that destroys. Put it last, in a section of its own, and ask before it runs. */
  readonly tone?: 'danger' | undefined;
  /** The shortcut of the same act, such as Ctrl K. The menu only shows it. */
  readonly shortcut?: string | undefined;
}

/** Acts that belong together, between two lines. */
export interface MenuGroup {
  readonly key: string;
  /** A small heading. Without it a line alone divides the groups. */
  readonly label?: string | undefined;
  readonly items: readonly MenuEntry[];
}
