// npm run readme:figura -- <address>: draws the picture of README.md from a demonstration that runs (`npm start`), as `gerente` of DEMO_PASSWORD.
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';
import { root } from './sources.ts';

const { DEMO_PASSWORD } = process.env;
const address = process.argv[2] ?? 'http://localhost:3000';
const path = join(root, 'docs', 'images', 'relatorio.png');

const draw = async (page: Page, password: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Login', { exact: true }).fill('gerente');
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/modulos/);
  await page.goto(`${address}/modulos/cadastro/beneficiario-cadastrado`);
  await page.getByRole('button', { name: 'Buscar todos' }).click();
  const done = page.getByText('Dados obtidos com sucesso!');
  await done.waitFor();
  await done.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filtrar Nome' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('silva');
  await page.getByRole('dialog').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: /Nome contém/ }).waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path });
};

if (DEMO_PASSWORD === undefined) {
  console.error(
    'Diga a senha da demonstração: DEMO_PASSWORD=… npm run readme:figura -- http://localhost:3000',
  );
  process.exitCode = 1;
} else {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, colorScheme: 'light' });
    await draw(page, DEMO_PASSWORD);
    console.log(`${path} foi desenhada: olhe para ela.`);
  } finally {
    await browser.close();
  }
}
