// Processor time of a page: on a shared machine a task of 20 ms lasts 100 by the clock.
import type { Browser } from 'playwright-core';

/** Of the thread of a page, in ms of the processor. */
export interface Work {
  longest: number;
  sum: number;
}

/** The fields of Chromium's trace that are read; times in µs, those of the processor with a t. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;

const workOf = (events: readonly Traced[]): Work => {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = Map.groupBy(
    events.filter(
      (event) =>
        event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)),
    ),
    threadOf,
  );
  const works = [...tasks.values()].map((own): Work => {
    const taken = own.map(({ tdur = 0 }) => tdur / 1_000);
    return { longest: Math.max(...taken), sum: taken.reduce((sum, ms) => sum + ms, 0) };
  });
  // A browser has several of them: the page's is the one that worked most.
  return works.toSorted((a, b) => b.sum - a.sum)[0] ?? { longest: Number.NaN, sum: Number.NaN };
};

/** Traces the tasks of all pages until it is stopped, then tells of the one that worked most. */
export const watchWork = async (browser: Browser): Promise<() => Promise<Work>> => {
  const cdp = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as Traced);
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    await cdp.detach();
    return workOf(events);
  };
};
