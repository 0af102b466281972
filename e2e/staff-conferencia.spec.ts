import type { Page } from '@playwright/test';
import { cnxFile } from '../apps/api/src/imports/fixtures/sib.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { enter } from './support/login.ts';

const conferencia = `${officeUrl}/modulos/cadastro/sib-xml-conferencia`;
const correndo = 'Comparando o arquivo com o cadastro';
const cancelada = 'Comparação cancelada: o arquivo em vigor continua o mesmo';

/** People whom the register does not know: every step of the pairing looks at all of them, which takes seconds. */
const desconhecidos = (digito: number) =>
  cnxFile(
    Array.from({ length: 25_000 }, (_, index) => ({
      cco: `${digito}${String(10_000_000_000 + index)}`,
      codigoBeneficiario: `X${digito}${String(index).padStart(8, '0')}`,
      nome: `PESSOA ${index}`,
    })),
  );

/** Waits until the server works on a comparison: who leaves before has asked for nothing. */
const espera = async (page: Page): Promise<void> => {
  const stored = await page.evaluate(() => Object.values(localStorage).join(''));
  const [, authorization = ''] = /"jwt":"([^"]+)"/.exec(stored) ?? [];
  const situacao = async () => {
    const answer = await page.request.get(`${officeUrl}/api/v1/cadastro/getComparacaoSib`, {
      headers: { authorization },
    });
    return (await answer.json()).tarefa?.situacao;
  };
  await expect.poll(situacao, { intervals: [100] }).toBe('EXECUTANDO');
};

/** Uploads a file, has it compared, and leaves the page while the server does it. */
const comparaESai = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.getByRole('button', { name: 'Importar Sib CNX' }).click();
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/xml', buffer });
  const use = page.getByRole('alertdialog', { name: `Usar o arquivo ${name}?` });
  await use.getByRole('button', { name: /^Usar/ }).click();
  await espera(page);
  await page.goto(`${officeUrl}/modulos/cadastro/auxilio-funeral`);
  await expect(page.getByRole('heading', { level: 1, name: 'Auxílio funeral' })).toBeVisible();
};

test('a conference is compared while nobody looks: cancelled it changes nothing, and who comes back finds its result', async ({
  page,
}) => {
  await enter(page, 'cadastro');
  await page.goto(conferencia);
  const emVigor = page.getByText(/ · Comparado em /);
  const antes = await emVigor.innerText();

  await comparaESai(page, 'conferencia-cancelada.CNX', desconhecidos(1));
  await page.goto(conferencia);
  await expect(page.getByText(correndo)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar comparação' }).click();
  await expect(page.getByText(cancelada)).toBeVisible();
  await page.reload();
  await expect(page.getByText(cancelada)).toBeVisible();
  await expect(emVigor).toHaveText(antes);

  await comparaESai(page, 'conferencia-grande.CNX', desconhecidos(2));
  await page.goto(conferencia);
  await expect(page.getByText(correndo)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^conferencia-grande\.CNX · Comparado em /)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('tab', { name: /25\.000/ }).first()).toBeVisible();

  // The one of before comes back into force, for the journeys after this one.
  await page.getByRole('button', { name: 'Arquivos importados' }).click();
  const [nome = ''] = antes.split(' · ');
  await page.getByRole('button', { name: `Usar este: ${nome}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByText(/está em vigor: /).first()).toBeVisible();
});
