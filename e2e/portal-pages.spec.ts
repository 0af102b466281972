import type { Page } from '@playwright/test';
import { portalUrl } from './support/addresses.ts';
import { frameAwake } from './support/awake.ts';
import { expect, test } from './support/csp.ts';

const at = (page: string) => `${portalUrl}/ouvidoriaInterna/${page}`;

// The pages behind the first one, whose code comes after it.
const pages = [
  ['anonimato', 'Como garantimos o anonimato'],
  ['acompanhamento', 'Acompanhar uma denúncia'],
  ['denuncia/anon', 'Quero permanecer anônimo'],
  ['denuncia/nonanon', 'Quero me identificar'],
] as const;

const namesOf = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [main, ...main.querySelectorAll('*')].map((part) => part.getAttribute('class') ?? ''),
    );

for (const [path, link] of pages)
  test(`${path} has the styles of the browser where the server drew it`, async ({ page, browser }) => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(at(path));
    await page.goto(at('inicio'));
    await frameAwake(page);
    await page.getByRole('link', { name: link }).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => namesOf(page)).toEqual(await namesOf(plain));
    await plain.context().close();
  });

test.describe('without the code of the other pages', () => {
  test.use({ allowedProblems: /pages-.*\.js|Failed to (load resource|fetch)/ });

  test('a page that does not open can be opened as the server draws it', async ({ page }) => {
    await page.route('**/assets/pages-*.js', (route) => route.abort());
    await page.goto(at('inicio'));
    await frameAwake(page);
    await page.getByRole('link', { name: 'Acompanhar uma denúncia' }).click();
    await expect(page.getByText('Não foi possível abrir esta página.')).toBeVisible();
    await page.unroute('**/assets/pages-*.js');
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveURL(at('acompanhamento'));
    await expect(page.getByLabel('Protocolo')).toBeVisible();
  });
});
