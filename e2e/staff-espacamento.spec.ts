import type { Page } from '@playwright/test';
import { officeUrl, portalUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts outside tables that are partly clipped. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (
        words === '' ||
        !parent ||
        !parent.checkVisibility() ||
        parent.closest('[role="grid"], svg, option, [aria-hidden="true"]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const of = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const [isX, isY] = [hides(style.overflowX), hides(style.overflowY)];
        if (!isX && !isY) continue;
        const edge = box.getBoundingClientRect();
        // Visually hidden elements.
        if (edge.width <= 2) break;
        const [x, y] = [
          of.right > edge.right + 1 || of.left < edge.left - 1,
          of.bottom > edge.bottom + 1 || of.top < edge.top - 1,
        ];
        if ((isX && x) || (isY && y)) cut.push(words);
        break;
      }
    }
    return cut;
  }, spacing);

test('with the text spacing of WCAG 1.4.12 nothing is cut outside tables', async ({ page }) => {
  await login(page, 'gerente');
  await expect(page.getByRole('list', { name: 'Módulos' }).getByRole('listitem')).toHaveCount(16);
  expect(await cutTexts(page)).toEqual([]);
  for (const [path, title] of [
    ['vendas/regras-comissao', 'Regras de comissão'],
    ['caixa/pagamento-cartao', 'Pagamento com cartão'],
  ] as const) {
    await page.goto(`${officeUrl}/modulos/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
  }
  await page.getByRole('button', { name: /^Menu de/ }).click();
  expect(await cutTexts(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /senha/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await page.goto(`${portalUrl}/ouvidoriaInterna/denuncia/anon`);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
});
