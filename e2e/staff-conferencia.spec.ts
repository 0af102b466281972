import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { cnxFile } from '../apps/api/src/imports/fixtures/sib.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';

const conferencia = `${officeUrl}/modulos/cadastro/sib-xml-conferencia`;
const cancelada = 'Comparação cancelada: o arquivo em vigor continua o mesmo';

/** People outside the register, different in each file. */
const desconhecidos = (digito: number, vidas: number) =>
  cnxFile(
    Array.from({ length: vidas }, (_, index) => ({
      cco: `${digito}${String(10_000_000_000 + index)}`,
      codigoBeneficiario: `X${digito}${String(index).padStart(8, '0')}`,
      nome: `PESSOA ${index}`,
    })),
  );

/** Waits until the server compares a file, or has done so: leaving earlier would cancel the upload. */
const espera = async (page: Page, name: string): Promise<void> => {
  const stored = await page.evaluate(() => Object.values(localStorage).join(''));
  const [, authorization = ''] = /"jwt":"([^"]+)"/.exec(stored) ?? [];
  const passo = async () => {
    const answer = await page.request.get(`${officeUrl}/api/v1/cadastro/getComparacaoSib`, {
      headers: { authorization },
    });
    return (await answer.json()).tarefa?.passo;
  };
  await expect.poll(passo, { intervals: [100] }).toBe(name);
};

/** Uploads a file, starts its comparison, and leaves meanwhile. */
const comparaESai = async (page: Page, info: TestInfo, name: string, bytes: Buffer): Promise<void> => {
  const path = info.outputPath(name);
  await writeFile(path, bytes);
  await page.getByRole('button', { name: 'Importar SIB CNX' }).click();
  await page.locator('input[type="file"]').setInputFiles(path);
  const use = page.getByRole('alertdialog', { name: `Usar o arquivo ${name}?` });
  await use.getByRole('button', { name: /^Usar/ }).click();
  await espera(page, name);
  await page.goto('about:blank');
};

const nomeDe = (emVigor: string): string => emVigor.split(' · ')[0] ?? '';

/** Puts a file of the list in force again. */
const usaEste = async (page: Page, nome: string): Promise<void> => {
  await page.getByRole('button', { name: 'Arquivos importados' }).click();
  await page.getByRole('button', { name: `Usar este: ${nome}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByText(`${nome} · Comparado em `)).toBeVisible();
};

/** Cancels the comparison of a file after coming back. False when it had ended before, so that the file is in force. */
const cancela = async (page: Page, name: string): Promise<boolean> => {
  const button = page.getByRole('button', { name: 'Cancelar comparação' });
  const over = page.getByText(`${name} · Comparado em `);
  await expect(button.or(over).first()).toBeVisible();
  // The comparison may end before the click.
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText(cancelada).or(over).first()).toBeVisible();
  return page.getByText(cancelada).isVisible();
};

test('a conference is compared while nobody looks: cancelled it changes nothing, and who comes back finds its result', async ({
  page,
}, testInfo) => {
  await enter(page, 'cadastro');
  await page.goto(conferencia);
  const emVigor = page.getByText(/ · Comparado em /);
  const antes = await emVigor.innerText();

  // Even on a fast machine one of these files takes longer to compare than the screen takes to load.
  let isCancelled = false;
  for (const [at, vidas] of [25_000, 100_000, 200_000].entries()) {
    const name = `conferencia-cancelada-${at}.CNX`;
    await comparaESai(page, testInfo, name, desconhecidos(at + 1, vidas));
    await page.goto(conferencia);
    isCancelled = await cancela(page, name);
    if (isCancelled) break;
    await usaEste(page, nomeDe(antes));
    await page.goto(conferencia);
  }
  expect(isCancelled).toBe(true);
  await page.reload();
  await expect(page.getByText(cancelada)).toBeVisible();
  expect(nomeDe(await emVigor.innerText())).toBe(nomeDe(antes));

  await comparaESai(page, testInfo, 'conferencia-grande.CNX', desconhecidos(9, 25_000));
  await page.goto(`${officeUrl}/modulos/cadastro/auxilio-funeral`);
  await expect(page.getByRole('heading', { level: 1, name: 'Auxílio funeral' })).toBeVisible();
  await page.goto(conferencia);
  await expect(page.getByText(/^conferencia-grande\.CNX · Comparado em /)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('tab', { name: /25\.000/ }).first()).toBeVisible();

  // Puts the earlier file in force again, for later journeys.
  await usaEste(page, nomeDe(antes));
});
