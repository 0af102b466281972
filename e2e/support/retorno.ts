import { expect, type Page } from '@playwright/test';
import { convenio } from '../../apps/api/src/demo/convenio.ts';
import { escreveRetorno, type Preenchido } from '../../apps/api/src/demo/retorno/escreveRetorno.ts';
import { officeUrl } from './addresses.ts';
import { demoDay } from './moment.ts';

/** Sends a return file from a screen of Financeiro; the valid days come first. */
export const sendsRetorno = async (
  page: Page,
  name: string,
  buffer: Buffer,
  screen = 'arquivo-banco',
): Promise<void> => {
  await page.goto(`${officeUrl}/modulos/financeiro/${screen}`);
  const dias = page.getByRole('textbox', { name: 'Dias válidos' });
  // A field that is drawn anew while it is filled keeps its own text before the new one.
  await expect(async () => {
    await dias.fill('30');
    await expect(dias).toHaveValue('30', { timeout: 1000 });
  }).toPass();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
};

/** Higher than the numbers of the demonstration and its examples; a restarted worker gets others. */
let sequencial = 700 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0);

/** Imports a file of today from the bank with these lines, waits until the screen accepts it, and returns its name. */
export const bankReports = async (
  page: Page,
  detalhes: readonly Preenchido[],
  screen?: string,
): Promise<string> => {
  sequencial += 1;
  const texto = escreveRetorno({ convenio, sequencial, gravadoEm: demoDay(), detalhes });
  const name = `CBR643_${sequencial}.RET`;
  await sendsRetorno(page, name, Buffer.from(texto, 'latin1'), screen);
  await expect(page.getByText('Upload feito com sucesso, arquivo gravado').first()).toBeVisible();
  return name;
};
