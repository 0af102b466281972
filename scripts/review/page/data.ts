/** Why a story is on the page: `pending` was drawn otherwise by the last comparison, of `code` only files changed. */
export type Kind = 'pending' | 'changed' | 'added' | 'removed' | 'code';

/** A story of the page; pictures are paths relative to it. */
export interface Entry {
  id: string;
  title: string;
  state: string;
  kind: Kind;
  /** Where it stands in the built workbench. */
  href?: string;
  files: readonly string[];
  before?: string;
  after?: string;
  difference?: string;
  dots: number;
  share: number;
}

/** Content of the page. */
export interface PageData {
  entries: readonly Entry[];
  commit: string;
  subject: string;
  /** When it was made, in words. */
  made: string;
  /** With it the page may ask its server to store a picture; without it, it shows the command. */
  key?: string;
  /** Ids of what was approved since it was made. */
  approved: readonly string[];
}
