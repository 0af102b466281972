import type { Locator, Page } from '@playwright/test';
import { expect } from './csp.ts';

/** Closes the messages, so that the next one is noticed. */
const closeMessages = async (page: Page): Promise<void> => {
  const messages = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
  // A message may close by itself meanwhile.
  if ((await messages.count()) > 0)
    await messages
      .getByRole('button')
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  await expect(messages).toHaveCount(0);
};

/** Changes the first field of a form, whatever kind it is. */
const changeField = async (form: Locator): Promise<void> => {
  const field = form.locator('[role="spinbutton"], input:not([type="hidden"]), select').first();
  const kind = await field.evaluate(
    (node) => node.getAttribute('role') ?? node.getAttribute('type') ?? node.tagName,
  );
  if (kind === 'spinbutton') return field.press('ArrowUp');
  if (kind === 'radio') return form.getByRole('radio', { checked: false }).first().check();
  if (kind === 'SELECT') {
    const chosen = await field.evaluate((node) => (node as HTMLSelectElement).selectedIndex);
    await field.selectOption({ index: chosen === 1 ? 2 : 1 });
    return undefined;
  }
  return field.fill((await field.inputValue()) === '' ? '012021' : '');
};

/**
 * Buscar asks the server again, with a message, even for a fresh answer. Another question in the fields removes the files.
 */
export const expectAsksAgain = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  const forms = main
    .getByRole('search')
    .filter({ has: page.getByRole('button', { name: /^Buscar/, disabled: false }) });
  if ((await forms.count()) === 0) return;
  const form = forms.first();
  const asks = form.getByRole('button', { name: /^Buscar/, disabled: false }).first();
  await closeMessages(page);
  await Promise.all([
    page.waitForRequest((request) => request.url().includes('/api/v1/'), { timeout: 5_000 }),
    asks.click(),
  ]);
  const messages = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await changeField(form);
  const files = main.getByRole('button', { name: /^(Exportar|Gerar CSV|Gerar arquivo)/, disabled: false });
  await expect(files, 'arquivos da pergunta anterior').toHaveCount(0);
};
