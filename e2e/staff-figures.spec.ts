import type { Locator, Page } from '@playwright/test';
import { type ModuleKey, moduleKeys, moduleNames } from '../packages/api-client/src/shell/modules.ts';
import { officeUrl } from './support/addresses.ts';
import { expect, test } from './support/csp.ts';
import { login } from './support/login.ts';

/** A number on a page, with its words and the address of its rows. */
interface Figure {
  words: string;
  count: number;
  href: string | null;
  /** The amount beside the number, in cents. */
  cents: number | null;
}

const centsOf = (text: string): number | null => {
  const [, sign = '', written = ''] = /([−-]?)R\$\s?([\d.]+,\d{2})/.exec(text) ?? [];
  return written === '' ? null : Number(`${sign && '-'}${written.replaceAll('.', '').replace(',', '')}`);
};

const numberOf = (text: string): number => Number(text.replaceAll('.', ''));

/** The figures of the module chooser: numbers on the tiles. */
const figuresOfTiles = async (page: Page): Promise<Figure[]> => {
  const tiles = page.getByRole('list', { name: 'Módulos' }).getByRole('listitem');
  await expect(tiles.filter({ hasText: /\d/ }).first()).toBeVisible();
  const lines = await tiles.filter({ hasText: /\d/ }).all();
  return Promise.all(
    lines.map(async (tile) => {
      const [, number = '', words = ''] = /([\d.]+) (.+)$/.exec(await tile.innerText()) ?? [];
      const link = tile.getByRole('link', { name: `${number} ${words}`, exact: true });
      return { words, count: numberOf(number), href: await link.getAttribute('href'), cents: null };
    }),
  );
};

const figureOf = async (line: Locator): Promise<Figure | null> => {
  const texts = (await line.innerText()).split('\n').filter((text) => text.trim() !== '');
  const last = texts.at(-1) ?? '';
  if (!/^[\d.]+$/.test(last)) return null;
  const link = line.getByRole('link');
  const href = (await link.count()) === 0 ? null : await link.getAttribute('href');
  return { words: texts[0] ?? '', count: numberOf(last), href, cents: centsOf(texts.slice(1, -1).join(' ')) };
};

/**
 * The figures of a home's tables: the name of a row opens its first number, and another number with a link opens its own rows. A row
 * without a number is no figure.
 */
const figuresOfTables = (page: Page): Promise<Figure[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table:not([role])')].flatMap((table) => {
      const headers = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
      return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr, tfoot tr')].flatMap((row) => {
        const texts = [...row.cells].map(({ textContent }) => textContent.trim());
        const label = row.cells[0]?.querySelector('a');
        const words = label?.textContent ?? texts[0] ?? '';
        const isCount = (text = '') => /^[\d.]+$/.test(text);
        return [...row.cells].slice(1).flatMap((cell, index) => {
          const at = index + 1;
          const own = cell.querySelector('a');
          if (!isCount(texts[at]) || (own === null && (at > 1 || label === null || label === undefined)))
            return [];
          const money = own === null ? texts[headers.indexOf('R$')] : undefined;
          return {
            words,
            count: Number(texts[at]?.replaceAll('.', '')),
            href: (own ?? label)?.getAttribute('href') ?? null,
            cents:
              money && /,\d{2}$/.test(money) ? Number(money.replaceAll(/[.,]/g, '').replace('−', '-')) : null,
          };
        });
      });
    }),
  );

/** A balance of the board counts no rows: the signs of its rows add up to it (DIR-16). */
const isBalance = (href: string | null): boolean => /figura=(saldo|divergencia)/.test(href ?? '');

/** The figures of a home: rows of its tables, and lines of its lists with a number at the end. */
const figuresOfHome = async (page: Page): Promise<Figure[]> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  const lines = await main.getByRole('listitem').all();
  const listed = (await Promise.all(lines.map(figureOf))).filter((figure) => figure !== null);
  return [...(await figuresOfTables(page)), ...listed].filter(({ href }) => !isBalance(href));
};

/** Number of rows of the list on the page, after its filters. */
const rowsOf = async (page: Page): Promise<number> => {
  const pager = page.getByRole('navigation', { name: /^Páginas de / });
  // The payments of a period stand on one page; without any, both texts are there.
  const unpaged = page
    .getByRole('main')
    .getByText(/^[\d.]+ linhas? · Valor|^Nenhum pagamento no período/)
    .first();
  if (page.url().includes('ContasAPagar'))
    return numberOf(/^[\d.]+/.exec(await unpaged.innerText())?.[0] ?? '0');
  const said = /^(?:[\d.]+–[\d.]+ de ([\d.]+)|Nenhuma linha)Linhas/;
  await expect(pager).toHaveText(said);
  // A long list shows its first rows before the last have arrived.
  await expect(page.getByRole('main').getByText(/linhas? até agora/)).toHaveCount(0);
  const [, number = '0'] = said.exec((await pager.textContent()) ?? '') ?? [];
  return numberOf(number);
};

/** Words of the page about its rows: title, subtitle, open tab, filters. */
const headingsOf = async (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[role="grid"], [role="tab"][aria-selected="false"]'))
      part.remove();
    return copy.textContent;
  });

/** The sum beside the count of rows, with its name; null for a list without one. */
const sumOfRows = async (page: Page): Promise<{ name: string; cents: number } | null> => {
  const said = await page.getByRole('main').locator('[role="status"]').allTextContents();
  const [, name = ''] = /(?:linhas?|de [\d.]+) · (.+?)\s[−-]?R\$/.exec(said.join('\n')) ?? [];
  const cents = centsOf(said.find((text) => text.includes(` · ${name}`)) ?? '');
  return name === '' || cents === null ? null : { name, cents };
};

/**
 * Wrong totals of a page. Compares the sum beside the count with its column, and each column of a single page with its rows.
 */
const wrongTotals = async (page: Page): Promise<string[]> => {
  const columns = await page.getByRole('main').evaluate((main) => {
    const grid = main.querySelector('[role="grid"]');
    // By column number, because columns out of sight are not drawn and a gap replaces them.
    const texts = (selector: string) =>
      [...(grid?.querySelectorAll(selector) ?? [])].map(
        (row) =>
          new Map(
            [...row.children]
              .filter((cell) => cell.ariaHidden !== 'true')
              .map((cell, at) => [
                cell.ariaColIndex ?? String(at + 1),
                (cell as HTMLElement).innerText.trim(),
              ]),
          ),
      );
    const [headers = new Map<string, string>()] = texts('thead tr');
    const [totals = new Map<string, string>()] = texts('tfoot tr');
    const rows = texts('tbody tr[aria-rowindex]');
    const isWhole = Number(grid?.getAttribute('aria-rowcount')) === rows.length + 2;
    return [...headers].map(([at, header]) => ({
      header: header.split('\n')[0] ?? '',
      total: totals.get(at) ?? '',
      cells: isWhole && rows.every((row) => row.has(at)) ? rows.map((row) => row.get(at) ?? '') : null,
    }));
  });
  const main = await sumOfRows(page);
  const named = columns.find(({ header }) => header === main?.name);
  return [
    // A list without rows has no footer.
    ...(main && named && (centsOf(named.total) ?? 0) !== main.cents
      ? [`${main.name} ao lado da contagem é outra soma que a do pé: ${named.total}`]
      : []),
    ...columns.flatMap(({ header, total, cells }) => {
      const said = centsOf(total);
      if (said === null || cells === null) return [];
      const sum = cells.reduce((all, cell) => all + (centsOf(cell) ?? 0), 0);
      return sum === said ? [] : [`${header}: as linhas somam ${sum / 100}, e o pé diz ${total}`];
    }),
  ];
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The content words, without their endings. */
const stemsOf = (words: string): string[] =>
  plain(words)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, Math.max(4, word.length - 3)));

/**
 * Words that the figure's page repeats. For 'code - name' only the code, because the name is no part of an address (SEG-23). A total
 * has no words of its own.
 */
const sayingOf = (words: string): string[] => {
  if (words === 'Total') return [];
  const code = /^(\d{4,}) - /.exec(words)?.[1];
  return code === undefined ? stemsOf(words) : [code];
};

const opensItsRows = async (page: Page, { words, count, href, cents }: Figure): Promise<string[]> => {
  if (href === null) return count === 0 ? [] : [`${words}: ${count} não leva a lugar nenhum`];
  const home = page.url();
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page).not.toHaveURL(home);
  const rows = await rowsOf(page);
  const said = plain(await headingsOf(page));
  const main = await sumOfRows(page);
  const wrong = await wrongTotals(page);
  await page.goBack();
  await expect(page).toHaveURL(home);
  return [
    ...(rows === count ? [] : [`${words}: ${count}, e ${href} mostra ${rows}`]),
    ...(cents === null || rows === 0 || main?.cents === cents
      ? []
      : [
          `${words}: R$ ${cents / 100}, e ${href} soma ${main ? `${main.name} ${main.cents / 100}` : 'nada'}`,
        ]),
    ...wrong.map((each) => `${words}: ${href} ${each}`),
    ...sayingOf(words)
      .filter((stem) => !said.includes(stem))
      .map((stem) => `${words}: ${href} não diz ${stem}…`),
  ];
};

/** Opens every present figure of a page and returns them. */
const opensAll = async (page: Page, read: () => Promise<Figure[]>): Promise<Figure[]> => {
  const figures = await read();
  const doubtful = new Set<string>();
  for (const figure of figures)
    await test.step(figure.words, async () => {
      if ((await opensItsRows(page, figure)).length > 0) doubtful.add(String(figure.href));
    });
  // Another journey may have changed the rows since the figure was read; a new reading must agree.
  const wrong: string[] = [];
  for (const href of doubtful)
    await test.step(`${href} once more`, async () => {
      await page.reload();
      for (const figure of (await read()).filter((each) => String(each.href) === href))
        wrong.push(...(await opensItsRows(page, figure)));
    });
  expect(wrong).toEqual([]);
  return figures;
};

test('every figure of the chooser opens exactly the rows that it counts, and says the same of them', async ({
  page,
}) => {
  await login(page, 'gerente');
  const figures = await opensAll(page, () => figuresOfTiles(page));
  expect(figures.length).toBeGreaterThan(3);
});

/** Homes with figures. */
const comFiguras: readonly ModuleKey[] = [
  'cadastro',
  'cobranca',
  'vendas',
  'contas-medicas',
  'centro-medico',
  'financeiro',
  'diretoria',
  'caixa',
  'atendimento',
  'tecnologia',
  'prevencao',
  'juridico',
  'credenciamento',
];

const opensHome = async (page: Page, key: ModuleKey): Promise<Figure[]> => {
  await page.goto(`${officeUrl}/modulos/${key}/inicio`);
  return opensAll(page, () => figuresOfHome(page));
};

test.describe('every figure of a home opens exactly the rows that it counts, and says the same of them', () => {
  // The indicators of the board count up, except with reduced motion.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const key of comFiguras)
    test(`in ${moduleNames[key]}`, async ({ page }) => {
      await login(page, 'gerente');
      expect((await opensHome(page, key)).length).toBeGreaterThan(2);
    });

  test('in every other module', async ({ page }) => {
    await login(page, 'gerente');
    const doors = page.getByRole('list', { name: 'Módulos' }).locator('a[href$="/inicio"]');
    await expect(doors).toHaveCount(moduleKeys.length);
    for (const key of moduleKeys.filter((each) => !comFiguras.includes(each))) await opensHome(page, key);
  });
});
