import { type BrowserContext, expect, test as base } from '@playwright/test';
import { officeUrl, portalUrl } from './addresses.ts';
import { moveClock } from './moveClock.ts';
import { isBehindProxy, placeHeader, placeOf } from './place.ts';

interface Guard {
  /**
   * Console lines that a journey provokes on purpose, such as the browser's own line about a 401. One pattern with
   * `|`: Playwright takes the second item of a longer list for options of the fixture and drops it.
   */
  allowedProblems: RegExp | readonly [RegExp?];
  /** Opens the browser of another person or machine, watched as the first one and closed at the end. */
  elsewhere: () => Promise<BrowserContext>;
  problems: string[];
  guard: void;
}

const ours = new Set([officeUrl, portalUrl]);
/** A server of the journey's own counts as ours. */
export const allowOrigin = (origin: string): void => void ours.add(origin);
const isForeign = (address: string) => {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !ours.has(origin);
};

/** The browser has the time of the server. Whatever breaks a rule is added to `problems`. */
const watch = async (context: BrowserContext, problems: string[]): Promise<void> => {
  await moveClock(context);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Of a failed request the browser's line does not say which; it stands on a line of its own, which no pattern sees.
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
 * The `test` of every journey. It fails when any page violates its security policy, logs an error, throws, or asks
 * another origin for anything; `test.use({ allowedProblems: /401|422/ })` names what a journey expects.
 */
export const test = base.extend<Guard>({
  allowedProblems: [[], { option: true }],
  // Behind the proxies of a cluster each journey is at a place of its own, as its person would be: the portal counts by places (SEG-9).
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
