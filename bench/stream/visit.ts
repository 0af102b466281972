// One visit: a fresh browser, one page, one press of Buscar todos, until all rows are there and a second longer.
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { keptMb, peakOf, type Sample, watchMemory } from './memory.ts';
import { probe, type Seen } from './probe.ts';
import { listPath, type Side } from './sides.ts';
import { watchWork } from './work.ts';

/** Where the pages are and who looks at them. */
export interface Place {
  origin: string;
  login: string;
  senha: string;
  /** Of the session, as it goes in Authorization. */
  token: string;
  rows: number;
}

/** Times in ms, memory and bytes in MB. */
export interface Visit {
  first: number;
  all: number;
  longest: number;
  longSum: number;
  stall: number;
  /** Of the page's thread, in ms of the processor: the longest task, and all of them. */
  workLongest: number;
  work: number;
  heapBefore: number;
  heapAfter: number;
  heapPeak: number;
  processPeak: number;
  wire: number;
  text: number;
  /** For the picture: times from the press on. */
  counts: Seen['counts'];
  tasks: Seen['tasks'];
  samples: Sample[];
}

const MB = 1_048_576;
const MOST_MS = 600_000;
/** Work that was delayed until after the rows counts too. */
const AFTER_MS = 1_000;

const open = async ({ origin, login, senha, token, rows }: Place, { path, reading }: Side, mbit?: number) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  const context: BrowserContext = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 900 },
    // Visitors over a network get a packed list (SER-33).
    ...(mbit === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } }),
  });
  await context.addInitScript(probe, { ...reading, total: rows });
  const page = await context.newPage();
  if (path.startsWith('/modulos')) {
    await page.goto(origin);
    await page.getByLabel('Login', { exact: true }).fill(login);
    await page.getByLabel('Senha', { exact: true }).fill(senha);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(/\/modulos/);
  } else {
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  }
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { browser, page };
};

/** Bytes of the answer: as they came, and unpacked. Nothing of it is kept for the tools of a developer. */
const watchBytes = async (cdp: CDPSession): Promise<{ wire: number; text: number }> => {
  const bytes = { wire: 0, text: 0 };
  let asked: string | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith(listPath)) asked = requestId;
  });
  cdp.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    if (requestId !== asked) return;
    bytes.text += dataLength / MB;
    bytes.wire += encodedDataLength / MB;
  });
  // For an answer that is read into a buffer of the page, Chromium may omit the sum at its end.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === asked) bytes.wire = Math.max(bytes.wire, encodedDataLength / MB);
  });
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return bytes;
};

const slowDown = async (cdp: CDPSession, mbit: number | undefined): Promise<void> => {
  if (mbit === undefined) return;
  const bytes = (mbit * 1_000_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
};

/** Rejects when the page dies, throws, says that it failed, or takes too long. */
const untilAll = async (page: Page): Promise<void> => {
  const failed = new Promise<never>((_resolve, reject) => {
    page.once('crash', () => reject(new Error('the page crashed')));
    page.once('pageerror', (error) => reject(new Error(`the page threw: ${error.message}`)));
  });
  const failure = page
    .getByText(/^Não foi possível/)
    .first()
    .waitFor({ timeout: 0 })
    .then(async () => {
      throw new Error('the page said that it could not');
    });
  failure.catch(() => undefined);
  const done = page
    .waitForFunction(() => (window as unknown as { seen: Seen }).seen.all > 0, undefined, {
      polling: 100,
      timeout: MOST_MS,
    })
    .catch((cause) => {
      throw new Error(`not all rows were there after ${MOST_MS / 1_000} s`, { cause });
    });
  done.catch(() => undefined);
  await Promise.race([done, failed, failure]);
};

const look = async (browser: Browser, page: Page, mbit: number | undefined): Promise<Visit> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  const bytes = await watchBytes(cdp);
  const heapBefore = await keptMb(cdp);
  await slowDown(cdp, mbit);
  const stop = await watchMemory(browser, cdp);
  const stopWork = await watchWork(browser);
  await page.getByText('Buscar todos', { exact: true }).click();
  await untilAll(page);
  await wait(AFTER_MS);
  const samples = await stop();
  const work = await stopWork();
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const since = (at: number): number => at - seen.pressed;
  const pressedAt = seen.origin + seen.pressed;
  const tasks = seen.tasks.filter(([at, ms]) => since(at) + ms > 0);
  return {
    first: since(seen.first),
    all: since(seen.all),
    // The browser tells of tasks over 50 ms alone; below them there is the wait of a message.
    longest: Math.max(...tasks.map(([, ms]) => ms), tasks.length === 0 ? seen.stall : 0),
    longSum: tasks.reduce((sum, [, ms]) => sum + ms, 0),
    stall: seen.stall,
    workLongest: work.longest,
    work: work.sum,
    heapBefore,
    heapAfter: await keptMb(cdp),
    heapPeak: peakOf(samples, 'heap'),
    processPeak: peakOf(samples, 'process'),
    ...bytes,
    counts: seen.counts.map(([at, rows]) => [since(at), rows]),
    tasks: tasks.map(([at, ms]) => [since(at), ms]),
    samples: samples.map((sample) => ({ ...sample, at: sample.at - pressedAt })),
  };
};

/** One side once. Throws with the reason when its page does not get there. */
export const visit = async (place: Place, side: Side, mbit?: number): Promise<Visit> => {
  const { browser, page } = await open(place, side, mbit);
  try {
    return await look(browser, page, mbit);
  } finally {
    await browser.close();
  }
};
