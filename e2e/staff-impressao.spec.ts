import { pdfText } from '../apps/api/src/test/pdfText.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

const protocolos = '/modulos/atendimento/registro-protocolo?inicio=2026-11-01&fim=2026-11-30';

test('Ctrl+P prints every row and every column of a list wider than the paper; the browser menu says how', async ({
  page,
}) => {
  await login(page, 'USU_atendimento', protocolos);
  const counted = page.getByText(/^\d+ linhas/).first();
  await expect(counted).toBeVisible();
  const [count = ''] = (await counted.innerText()).split(' ');
  const headers = await page.getByRole('columnheader').allInnerTexts();
  expect(headers.length).toBeGreaterThan(20);

  // A print from the browser's own menu does not show the list.
  expect(pdfText(await page.pdf({ preferCSSPageSize: true }))).toMatch(/use Ctrl\+P ou Exportar/);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
    // The driver's own print would remove the sheet before it is drawn.
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const paper = pdfText(await page.pdf({ preferCSSPageSize: true }));

  expect(paper).toContain('Registro de protocolo');
  expect(paper).toContain('Atendimentos de 01/11/2026 a 30/11/2026');
  expect(paper).toContain(`${count} de ${count} linhas`);
  expect(paper).toMatch(/Impresso por Lídia Fontes Moraes em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  const [, pages = ''] = /página 1 de (\d+)/.exec(paper) ?? [];
  expect(paper).toContain(`página ${pages} de ${pages}`);
  // Acts have no place on paper; every other column has.
  expect(headers).toContain('Ações');
  expect(paper).not.toContain('Ações');
  for (const word of headers.filter((header) => header !== 'Ações').flatMap((header) => header.split(/\s+/)))
    expect(paper).toContain(word);
  // A row on each sheet, with its number never broken.
  const numbers = paper.match(/^\s*\d{20}/gm) ?? [];
  expect(new Set(numbers.map((each) => each.trim())).size).toBe(Number(count));
  expect(numbers.length).toBeGreaterThanOrEqual(2 * Number(count));
});

test('no chart is parted from its title on paper, and nothing is printed over it', async ({ page }) => {
  await login(page, 'diretor', '/modulos/diretoria/inicio');
  await expect(page.locator('figure')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Vidas por faixa etária' })).toContainText('59 Acima');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const sheets = pdfText(await page.pdf({ format: 'A5' }))
    .split('\f')
    .map((sheet) => sheet.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])));
  const begins = sheets.slice(1).flatMap((sheet) => sheet.slice(0, 1));
  expect(begins.length).toBeGreaterThan(0);
  // A sheet begins with the head of a chart or of a table.
  expect(begins.filter((line) => !/Ver como tabela|Vidas +%|Operadora +ANS/.test(line))).toEqual([]);
  const printed = sheets.flat();
  const end = printed.findLastIndex((line) => line.startsWith('Total'));
  expect(end).toBeGreaterThan(0);
  expect(printed.slice(end + 1).filter((line) => /^[−\d]/.test(line))).toEqual([]);
});
