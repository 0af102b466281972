import { type BrowserContext, expect, test as base } from '@playwright/test';
import { officeUrl, portalUrl } from './addresses.ts';
import { moveClock } from './moveClock.ts';
import { isBehindProxy, placeHeader, placeOf } from './place.ts';

interface Guard {
  /**
   * Console lines that a journey expects, such as the browser's own line about a 401. One pattern with `|`: Playwright takes the second
   * item of a longer list for options of the fixture and drops it.
   */
  allowedProblems: RegExp | readonly [RegExp?];
  /** Opens the browser of another person or machine, with the same checks, closed at the end. */
  elsewhere: () => Promise<BrowserContext>;
  problems: string[];
  guard: void;
}

const ours = new Set([officeUrl, portalUrl]);
/** Adds the origin of a journey's own server to ours. */
export const allowOrigin = (origin: string): void => void ours.add(origin);
const isForeign = (address: string) => {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !ours.has(origin);
};

/** Gives the browser the server's time, and adds each violation to `problems`. */
const watch = async (context: BrowserContext, problems: string[]): Promise<void> => {
  await moveClock(context);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser's line about a failed request lacks the address. The path is added on a line of its own, invisible to patterns.
    const { url } = message.location();
    problems.push(`console: ${message.text()}${url === '' ? '' : `\n${new URL(url).pathname}`}`);
  });
  context.on('weberror', (error) => problems.push(`exceção: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url())) problems.push(`outra origem: ${request.url()}`);
  });
  await context.exposeFunction('reportViolation', (text: string) => problems.push(`política: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const report: unknown = Reflect.get(window, 'reportViolation');
        if (typeof report === 'function')
          report(`${violatedDirective} ${blockedURI} (${sourceFile}:${String(lineNumber)})`);
      },
    );
  });
};

/**
 * The `test` of every journey. It fails when any page violates its security policy, logs an error, throws, or calls another origin.
 * `test.use({ allowedProblems: /401|422/ })` names expected problems.
 */
export const test = base.extend<Guard>({
  allowedProblems: [[], { option: true }],
  // Behind the proxies of a cluster each journey has its own address, like its person: the portal counts by addresses (SEG-9).
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) =>
    use(isBehindProxy ? { ...extraHTTPHeaders, [placeHeader]: placeOf(testId) } : extraHTTPHeaders),
  problems: async ({ browserName: _ }, use) => use([]),
  elsewhere: async ({ browser, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await watch(context, problems);
      return context;
    });
    for (const context of opened) await context.close();
  },
  guard: [
    async ({ context, allowedProblems, problems }, use) => {
      await watch(context, problems);
      await use();
      const unexpected = problems.filter(
        (problem) =>
          ![allowedProblems].flat().some((allowed) => allowed?.test(problem.replace(/\n\/\S*$/, ''))),
      );
      expect(unexpected, 'problemas que o navegador notou').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
