import { portalUrl } from './addresses.ts';
import { test } from './csp.ts';

// Tests the guard: each of these journeys breaks a rule and must therefore fail.
const start = `${portalUrl}/ouvidoriaInterna/inicio`;

test('a style written into the markup is noticed', async ({ page }) => {
  test.fail();
  await page.goto(start);
  await page.evaluate(() => {
    document.body.setAttribute('style', 'opacity: 0.5');
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
});

test('an exception nobody caught is noticed', async ({ page }) => {
  test.fail();
  await page.goto(start);
  const noticed = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('de propósito');
    });
  });
  await noticed;
});

test('a request to another origin is noticed', async ({ context, page }) => {
  test.fail();
  await context.route('https://outra-origem.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outra</title>' }),
  );
  await page.goto('https://outra-origem.invalid/');
});

test('a page that keeps the rules passes', async ({ page }) => {
  await page.goto(start);
});
