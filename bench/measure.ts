/** One measure of a runner. */
export interface Measure {
  /** As in limits.ts. */
  name: string;
  /** Milliseconds at the larger size. */
  ms?: number;
  /** Megabytes at the larger size. */
  mb?: number;
  /** In parts of what the peer took for the same in the same run. */
  ratio?: number;
  /** In parts of what half as much took: 2 is a straight line. */
  growth?: number;
  /** Milliseconds within which 99 of 100 short calls were answered meanwhile. */
  p99?: number;
  /** Keys, chords and texts, each one, of the thing that took the most. */
  keys?: number;
  /** Further information; no limit looks at it. */
  note?: string;
}

/** Export of a folder's `bench.ts` or `bench.mjs`. The runner throws when something is refused or wrong. */
export interface Runner {
  measures: () => Promise<Measure[]>;
}

/** A size, times `--scale`. */
export const scaled = (size: number): number => Math.round(size * Number(process.env['BENCH_SCALE'] ?? 1));

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * The least of the rounds in ms of each work, in which the machine's other work is not; in turns, so that a busy moment meets all of
 * them. The first round warms up and is not counted.
 */
export const inTurns = async <Name extends string>(
  rounds: number,
  works: Record<Name, () => unknown>,
): Promise<Record<Name, number>> => {
  const taken = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, work] of Object.entries<() => unknown>(works)) {
      const start = performance.now();
      await work();
      if (round > 0) taken.set(name, [...(taken.get(name) ?? []), performance.now() - start]);
    }
  return Object.fromEntries([...taken].map(([name, ms]) => [name, Math.min(...ms)])) as Record<Name, number>;
};
