/** How the screen of a page says what it shows; selectors and texts of regular expressions. */
export interface Reading {
  /** A row of the list; one that is drawn has a matrícula in it. */
  row: string;
  /** Where the page says how many rows there are. */
  count: string;
  /** Its first group is that number, with or without points. */
  number: string;
  /** Additional text of the page while the list still comes. */
  unfinished?: string;
  /** All rows of the list. */
  total: number;
}

/** Observations of the page since the press; every time in ms of its own clock. */
export interface Seen {
  /** Of the clock of the machine when the page's own was 0. */
  origin: number;
  pressed: number;
  /** Painted; 0 for not yet. */
  first: number;
  all: number;
  /** Counts on the page with their time, each number once. */
  counts: [at: number, rows: number][];
  /** Tasks of over 50 ms, as the browser tells them: when, and how long. */
  tasks: [at: number, ms: number][];
  /** The longest that the page let a message wait. */
  stall: number;
}

/**
 * Runs in the page before its own scripts, and works from the press of the button on: the first row, the whole number of rows, the
 * long tasks. Everything it needs is in here, for its text is sent to the browser.
 */
export const probe = ({ row, count, number, unfinished, total }: Reading): void => {
  const BEAT_MS = 10;
  const seen: Seen = {
    origin: performance.timeOrigin,
    pressed: 0,
    first: 0,
    all: 0,
    counts: [],
    tasks: [],
    stall: 0,
  };
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const message = new MessageChannel();
  const told: (() => void)[] = [];
  message.port1.addEventListener('message', () => told.shift()?.());
  message.port1.start();
  const afterTask = () =>
    new Promise<void>((resolve) => {
      told.push(resolve);
      message.port2.postMessage(null);
    });
  /** When the frame with what is in the document now has been painted. */
  const painted = async (): Promise<number> => {
    await frame();
    await frame();
    await afterTask();
    return performance.now();
  };
  const hasRow = () => /\d{10}/.test(document.querySelector(row)?.textContent ?? '');
  const rowsSaid = (): { rows: number; isWhole: boolean } => {
    for (const { textContent } of document.querySelectorAll(count)) {
      const said = new RegExp(number).exec(textContent ?? '')?.[1];
      if (said === undefined) continue;
      const rows = Number(said.replaceAll(/\D/g, ''));
      return { rows, isWhole: rows === total && !(unfinished && textContent?.includes(unfinished)) };
    }
    return { rows: 0, isWhole: false };
  };
  /** The document is looked at when it changed: with a look at each frame the probe took a third of the page's time itself. */
  const changed = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    });
  const watch = async (): Promise<void> => {
    let isFirst = false;
    for (;;) {
      await changed();
      if (!isFirst && hasRow()) {
        isFirst = true;
        void painted().then((at) => (seen.first = at));
      }
      const { rows, isWhole } = rowsSaid();
      if (rows !== (seen.counts.at(-1)?.[1] ?? 0)) seen.counts.push([performance.now(), rows]);
      if (isFirst && isWhole) break;
    }
    seen.all = await painted();
  };
  /** A message every 10 ms: what comes late waited for a task. */
  const beat = async (): Promise<void> => {
    for (;;) {
      const due = performance.now() + BEAT_MS;
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
      await afterTask();
      seen.stall = Math.max(seen.stall, performance.now() - due);
    }
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const isPress =
        target instanceof Element && target.closest('button, a')?.textContent === 'Buscar todos';
      if (!isPress || seen.pressed > 0) return;
      seen.pressed = timeStamp;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
      }).observe({ type: 'longtask' });
      void watch();
      void beat();
    },
    true,
  );
  Object.assign(window, { seen });
};
