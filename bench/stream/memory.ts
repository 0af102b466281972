// The memory of a page while it works: its heap as the browser tells it, and its process as the system tells it.
import type { Browser, CDPSession } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { rssOf } from '../api/measure.ts';

const EVERY_MS = 50;
const MB = 1_048_576;

/** At a time in ms since 1970, in MB; a sample has the one or the other. */
export interface Sample {
  at: number;
  heap?: number;
  process?: number;
}

const now = (): number => performance.timeOrigin + performance.now();

/** MB of objects, of what the document holds and of buffers and texts beside them. */
export const heapMb = async (cdp: CDPSession): Promise<number> => {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / MB;
};

/** Memory that remains after the garbage collection, in MB. */
export const keptMb = async (cdp: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await wait(EVERY_MS);
  }
  return heapMb(cdp);
};

/** The processes that draw pages, with the seconds that each has worked. */
const drawing = async (browser: Browser): Promise<Map<number, number>> => {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const own = processInfo.filter(({ type }) => type === 'renderer');
  return new Map(own.map(({ id, cpuTime }) => [id, cpuTime]));
};

/**
 * Looks every 50 ms until it is stopped, then gives what it saw. The heap is told by the thread that works, so that within a long task it
 * is told at its end; the process is seen meanwhile. A browser has several that draw: the page's is the one that worked most.
 */
export const watchMemory = async (browser: Browser, cdp: CDPSession): Promise<() => Promise<Sample[]>> => {
  const before = await drawing(browser);
  const seen = new Map([...before.keys()].map((id): [number, Sample[]] => [id, []]));
  const look = setInterval(() => {
    for (const [id, samples] of seen) samples.push({ at: now(), process: rssOf(id) });
  }, EVERY_MS);
  const heaps: Sample[] = [];
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const heap = await heapMb(cdp);
      heaps.push({ at: now(), heap });
      await wait(EVERY_MS);
    }
  })();
  // A page that is gone is told of by who visits it.
  watching.catch(() => clearInterval(look));
  return async () => {
    isWatching = false;
    clearInterval(look);
    await watching;
    const worked = [...(await drawing(browser))].map(([id, seconds]) => ({
      id,
      seconds: seconds - (before.get(id) ?? 0),
    }));
    const most = worked.toSorted((a, b) => b.seconds - a.seconds)[0]?.id ?? 0;
    return [...heaps, ...(seen.get(most) ?? [])];
  };
};

/** The most of the samples, in MB. */
export const peakOf = (samples: readonly Sample[], kind: 'heap' | 'process'): number =>
  Math.max(...samples.map((sample) => sample[kind] ?? 0));
