import { portalUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { firstWords, shiftsOf, slowNetwork, watchShifts } from './support/shifts.ts';
import { telephone, withTelephone } from './support/telephone.ts';

const screens = { computer: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
const pages = ['inicio', 'anonimato', 'acompanhamento', 'denuncia/anon', 'denuncia/nonanon'];
const at = (page: string) => `${portalUrl}/ouvidoriaInterna/${page}`;

for (const [screen, viewport] of Object.entries(screens))
  test.describe(screen, () => {
    test.use({ viewport });

    for (const path of pages)
      test(`nothing moves on ${path} while fonts and scripts arrive late`, async ({ page }) => {
        await watchShifts(page);
        await withTelephone(page);
        const network = await slowNetwork(page);
        await page.goto(at(path), { waitUntil: 'commit' });
        await firstWords(page);
        network.release();
        await expect(telephone(page)).toBeAttached();
        await expect(page.getByRole('button', { name: 'Sair rápido' })).toBeVisible();
        expect(await shiftsOf(page)).toEqual([]);
      });

    test('nothing moves on the receipt that answers a plain form', async ({ page }) => {
      await watchShifts(page);
      await page.goto(at('denuncia/anon'));
      await page.getByLabel('Descrição detalhada').fill('Enviado antes de o script chegar.');
      const network = await slowNetwork(page);
      // `submit()` bypasses the script, like pressing Enviar before it has loaded.
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await expect(page.getByRole('heading', { name: 'Guarde o protocolo e a chave' })).toBeVisible();
      await firstWords(page);
      network.release();
      await expect(page.getByRole('button', { name: 'Copiar' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Sair rápido' })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
