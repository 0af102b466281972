import * as z from 'zod/mini';

/** The longest period of one list, in years (SER-47). */
const maxAnos = 40;

const faultOf = (start: string | null, end: string | null): string | undefined => {
  if (start === null || end === null) return undefined;
  const isMonths = start.length === 7;
  if (start > end)
    return isMonths
      ? 'a competência inicial não pode ser posterior à final'
      : 'a data inicial não pode ser posterior à final';
  const latest = `${Number(start.slice(0, 4)) + maxAnos}${start.slice(4)}`;
  return end > latest ? `o período passa de ${maxAnos} anos` : undefined;
};

/**
 * Refuses a period whose first day (or month) lies after the last, or one longer than 40 years. The problem names the first. A period with
 * null ends passes, because none was chosen.
 */
export const inOrder = <Start extends string, End extends string>(start: Start, end: End) =>
  z.refine<Record<Start | End, string | null>>((asked) => faultOf(asked[start], asked[end]) === undefined, {
    error: ({ input }) => {
      const asked = input as Record<Start | End, string | null>;
      return faultOf(asked[start], asked[end]);
    },
    path: [start],
    abort: true,
  });
