import { type Base, semNada } from '@vidas/api-client/kinds/ha.ts';

/** True for each base with at least one row; null when it could not be read. */
export type Ha<B extends Base> = Readonly<Record<B, boolean>> | null;

/** The good news, or the text for an empty base (REL-35); undefined when nobody could read the base. */
export const goodNews = <B extends Base>(ha: Ha<B>, base: B, words: string): string | undefined =>
  ha === null ? undefined : ha[base] ? words : semNada[base];

/** The text for an empty base (REL-35); undefined when it has rows or could not be read. */
export const emptyBase = <B extends Base>(ha: Ha<B> | undefined, base: B): string | undefined =>
  ha?.[base] === false ? semNada[base] : undefined;
