import type { Installation } from '../installation.ts';

/** Asks as one person, with that person's token. */
export type AskAs = (path: string, init?: RequestInit) => Promise<Response>;

/** One thing that may be done once; each call of it sends the same again, as a person who presses again. */
export type Deed = () => Promise<Response>;

/** A kind of them. */
export interface DeedKind {
  title: string;
  /** Logins of two people who try the same things. */
  people: readonly [string, string];
  /** Begun with each misfortune. */
  atOnce: number;
  /** Possible things; each makes the deed of one person. */
  find: (installation: Installation) => Promise<((askAs: AskAs) => Deed)[]>;
  /** How often each of the first so many stands in the database. */
  count: (installation: Installation, begun: number) => Promise<number[]>;
}
