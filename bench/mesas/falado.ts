// Writes docs/mesas-faladas.md: node scripts/run.mjs bench/mesas/falado.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/sources.ts';
import { registerStatements } from '../api/data.ts';
import { openBrowser, pageAt, type Place, withDemo, withOffice } from '../builtOffice.ts';
import { aDecidir, dasGuias } from './bench.ts';
import { type Dito, type Ouvido, ouvidoAt } from './ouvido.ts';

/** What a scene needs: its page, and an ear that hears from now on. */
type Cena = (page: Page, listen: () => Promise<Ouvido>) => Promise<readonly Dito[]>;

/** A key after the thing stood in sight. */
const key = async (page: Page, { hears }: Ouvido, name: string): Promise<Dito> => {
  await wait(500);
  return hears(name.length === 1 ? name.toUpperCase() : name, () => page.keyboard.press(name));
};

/** A button by keys: the first one shows that a person is there (REL-33). */
const presses = (page: Page, { hears }: Ouvido, gesto: string, name: RegExp): Promise<Dito> =>
  hears(gesto, async () => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
  });

const guias: Cena = async (page, listen) => {
  const ouvido = await listen();
  return [
    await ouvido.hears('abrir a Mesa de guias', async () => {
      await page.getByRole('button', { name: /^Mesa/ }).click();
      await page.getByText('16 itens sem ressalva').first().waitFor();
    }),
    await ouvido.reads(),
    await key(page, ouvido, 'e'),
    await key(page, ouvido, 'u'),
  ];
};

const pendencias: Cena = async (page, listen) => {
  const ouvido = await listen();
  return [
    await presses(page, ouvido, 'na lista, Ver a primeira sem nome da mãe', /Falta o nome da mãe\.$/),
    await ouvido.reads(),
    await ouvido.hears('digitar o nome', () => page.keyboard.type('Alzira Prado Neves', { delay: 30 })),
    await key(page, ouvido, 'Enter'),
  ];
};

const diferencas: Cena = async (page, listen) => {
  const ouvido = await listen();
  return [
    await presses(page, ouvido, 'na lista, Ver a que está à vista', /^Ver /),
    await key(page, ouvido, 'n'),
    await ouvido.reads(),
    await key(page, ouvido, 'e'),
    await key(page, ouvido, 'u'),
  ];
};

const balcao: Cena = async (page, listen) => {
  const door = page.getByRole('button', { name: /^Pagador: / }).first();
  const nome = ((await door.getAttribute('aria-label')) ?? '').replace('Pagador: ', '');
  await page.goto(new URL('/modulos/caixa/balcao', page.url()).href, { waitUntil: 'networkidle' });
  const ouvido = await listen();
  return [
    await ouvido.hears('digitar o nome', () => page.keyboard.type(nome, { delay: 30 })),
    await key(page, ouvido, 'Enter'),
    await ouvido.reads(),
    await presses(page, ouvido, 'Enter, para receber em dinheiro', /^Receber R\$/),
  ];
};

const manha: Cena = async (page, listen) => {
  const ouvido = await listen();
  return [
    await presses(page, ouvido, 'Conferir, na linha de um dia', /^Conferir \d/),
    await ouvido.reads(),
    await ouvido.hears('digitar o valor', async () => {
      const said = await page.getByText(/^Os arquivos dizem R\$/).innerText();
      await page.keyboard.type(/R\$\s*([-−\d.,]+)/.exec(said)?.[1] ?? '');
    }),
    await key(page, ouvido, 'Enter'),
  ];
};

const fechamento: Cena = async (page, listen) => {
  await page.getByRole('tab', { name: 'Conferência' }).click();
  await page
    .getByRole('button', { name: /^Conferir: / })
    .first()
    .waitFor();
  await wait(1_000);
  const ouvido = await listen();
  return [
    await ouvido.hears('ir ao ato de um ponto', () =>
      page
        .getByRole('button', { name: /^Conferir: / })
        .first()
        .focus(),
    ),
    await presses(page, ouvido, 'Conferir', /^Conferir: /),
  ];
};

/** A reader stops where a person has heard enough. */
const MAIS = 900;
const cut = (text: string): string =>
  text.length > MAIS ? `${text.slice(0, text.lastIndexOf(' · ', MAIS))} · …` : text;

const write = (titulo: string, ditos: readonly Dito[]): string =>
  [
    `## ${titulo}`,
    ...ditos.flatMap(({ gesto, frases }) => [`- **${gesto}**`, ...frases.map((each) => `  - ${cut(each)}`)]),
  ].join('\n');

const play = async (
  place: Place,
  scenes: readonly (readonly [titulo: string, path: string, scene: Cena])[],
): Promise<string[]> => {
  const browser = await openBrowser();
  const parts: string[] = [];
  try {
    for (const [titulo, path, scene] of scenes) {
      const page = await pageAt(browser, place, path);
      parts.push(write(titulo, await scene(page, () => ouvidoAt(page))));
      await page.context().close();
    }
    return parts;
  } finally {
    await browser.close();
  }
};

const partes = [
  ...(await withOffice([...registerStatements(1_000), ...dasGuias], 'contas-medicas', (place) =>
    play(place, [['Guias', aDecidir, guias]]),
  )),
  ...(await withDemo([], (place) =>
    play(place, [
      ['Pendências do SIB', '/modulos/cadastro/pendencias-sib', pendencias],
      ['Diferenças da conferência', '/modulos/cadastro/diferencas-sib', diferencas],
      ['Balcão', '/modulos/cobranca/pagamento-vencido?todos=1', balcao],
      ['A manhã do banco', '/modulos/financeiro/manha', manha],
      ['Fechamento de comissão', '/modulos/vendas/fechamento-comissao', fechamento],
    ]),
  )),
];
writeFileSync(
  join(root, 'docs/mesas-faladas.md'),
  `# Mesas faladas

Uma decisão em cada mesa, como a árvore de acessibilidade do navegador a dá: nome, papel, estado e descrição do que tem o foco, e o texto das regiões vivas na
ordem em que mudam. Nenhum leitor de tela falou aqui: cada um põe as suas palavras e a sua ordem. Faz-se de novo com \`node scripts/run.mjs bench/mesas/falado.ts\`.

${partes.join('\n\n')}
`,
);
