import { type Base, semNada } from '@vidas/api-client/kinds/ha.ts';

/** Whether there is any row of what is counted; null when it could not be read. */
export type Ha<B extends Base> = Readonly<Record<B, boolean>> | null;

/** There is something of which nothing waits. */
export const isGood = <B extends Base>(ha: Ha<B>, base: B): boolean => ha !== null && ha[base];

/** Good news of something, else that there is none of it (REL-35); nothing is said of what could not be read. */
export const goodNews = <B extends Base>(ha: Ha<B>, base: B, words: string): string | undefined =>
  ha === null ? undefined : ha[base] ? words : semNada[base];
