import { expect, test as base } from '@playwright/test';
import { officeUrl, portalUrl } from './addresses.ts';

interface Guard {
  /**
   * Console lines that a journey provokes on purpose, such as the browser's own line about a 401. One pattern with
   * `|`: Playwright takes the second item of a longer list for options of the fixture and drops it.
   */
  allowedProblems: RegExp | readonly [RegExp?];
  guard: void;
}

const ours = new Set([officeUrl, portalUrl]);
const isForeign = (address: string) => {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !ours.has(origin);
};

/**
 * The `test` of every journey. It fails when any page violates its security policy, logs an error, throws, or asks
 * another origin for anything; `test.use({ allowedProblems: /401|422/ })` names what a journey expects.
 */
export const test = base.extend<Guard>({
  allowedProblems: [[], { option: true }],
  guard: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
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
      await use();
      const unexpected = problems.filter(
        (problem) => ![allowedProblems].flat().some((allowed) => allowed?.test(problem)),
      );
      expect(unexpected, 'problemas que o navegador notou').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
