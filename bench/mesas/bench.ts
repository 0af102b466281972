// Guides are decided on their desk as a person types: keys, and the waiting between a key and what comes of it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { registerStatements } from '../api/data.ts';
import { openBrowser, pageAt, withOffice } from '../builtOffice.ts';
import { median, type Measure, scaled } from '../measure.ts';
import { custos } from './custo.ts';
import { naDemonstracao } from './demonstracao.ts';

const LIMPAS = scaled(40);
const MAX_KEYS = 8;
/** Time that a person looks at a thing before a key. */
const LOOK_MS = 400;

const guia = (numero: string, itens: number) => `
  insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, valor_cents)
  values ('${numero}', '${numero}', '1', lpad('1', 10, '0'), 'SP/SADT', '05', '01', '1', current_date, current_date, ${itens} * 900)`;

/** Items of materials by the operator's price; the first ones cost a real more. */
const itens = (numero: string, quantos: number, acima: number) => `
  insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade,
    valor_unitario_cents, valor_unitario_operadora_cents, valor_cents)
  select '${numero}', i, current_date, '19', '70000001', 'Compressa de gaze estéril', '19', true, 1, 900 + extra, 900, 900 + extra
  from generate_series(1, ${quantos}) i, lateral (select case when i <= ${acima} then 100 else 0 end as extra) e`;

export const dasGuias = [
  `insert into procedimento (tabela, codigo, descricao, classificacao, valor_cents) values ('19', '70000001', 'Compressa de gaze estéril', 'MATERIAL', 900)
    on conflict do nothing`,
  `insert into glosa (codigo, descricao) values ('1714', 'Valor do serviço superior ao valor de tabela') on conflict do nothing`,
  guia('A1', 19),
  itens('A1', 19, 3),
  ...Array.from({ length: LIMPAS }, (_, at) => `B${String(at).padStart(4, '0')}`).flatMap((numero) => [
    guia(numero, 4),
    itens(numero, 4, 0),
  ]),
];

/** The list of the guides to verify. */
export const aDecidir =
  '/modulos/contas-medicas/guias-importadas-xml?prestador=1&status=verificar&periodo=todas';

const desk = (page: Page) => page.getByRole('region', { name: 'Guias a verificar', exact: true });

/** Presses a key after a look, and returns ms until its result is said and the next part stands there with the focus. */
const press = async (page: Page, key: string): Promise<number> => {
  const status = desk(page).getByRole('status');
  const before = await status.innerText();
  await wait(LOOK_MS);
  const start = performance.now();
  await page.keyboard.press(key);
  await page.waitForFunction(
    (old) => {
      const said = document.querySelector('[aria-label="Guias a verificar"] [role="status"]')?.textContent;
      return said !== old && document.activeElement?.matches('h2, h3, section');
    },
    before,
    { polling: 10 },
  );
  return performance.now() - start;
};

const heading = (page: Page): Promise<string> => desk(page).locator('h2[tabindex="-1"]').innerText();

const typed = (): Promise<Measure[]> =>
  withOffice([...registerStatements(1_000), ...dasGuias], 'contas-medicas', async (place) => {
    const browser = await openBrowser();
    try {
      const page = await pageAt(browser, place, aDecidir);
      await page.getByRole('button', { name: /^Mesa/ }).click();
      await desk(page).getByRole('heading', { name: 'Guia A1', level: 2 }).waitFor();
      await desk(page).getByText('16 itens sem ressalva').first().waitFor();
      const stay: number[] = [];
      const began = performance.now();
      while ((await heading(page)) === 'Guia A1') {
        stay.push(await press(page, 'e'));
        if (stay.length > MAX_KEYS) throw new Error(`the stay took more than ${MAX_KEYS} keys`);
      }
      const whole = performance.now() - began;
      const clean: number[] = [];
      for (let at = 0; at < LIMPAS - 1; at += 1) {
        const before = await heading(page);
        clean.push(await press(page, 'e'));
        if ((await heading(page)) === before) throw new Error(`one key did not decide ${before}`);
      }
      const longest = Math.round(Math.max(...clean));
      return [
        {
          name: 'clean guide, its key until the next one stands there',
          ms: median(clean),
          keys: 1,
          note: `${clean.length} guides of 4 items, the longest ${longest} ms`,
        },
        {
          name: 'stay of 19 items with three flagged, all its keys',
          ms: whole,
          keys: stay.length,
          note: `waiting ${stay.map(Math.round).join(', ')} ms, a look of ${LOOK_MS} ms before each`,
        },
      ];
    } finally {
      await browser.close();
    }
  });

export const measures = async (): Promise<Measure[]> => [
  ...(await typed()),
  ...(await naDemonstracao()),
  ...(await custos()),
];
