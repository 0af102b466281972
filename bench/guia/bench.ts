// A guide of five hundred items is opened in the built back office: the longest task of the page, by its processor.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { registerStatements } from '../api/data.ts';
import { openBrowser, pageAt, type Place, withOffice } from '../builtOffice.ts';
import { type Measure, scaled } from '../measure.ts';
import { watchWork } from '../stream/work.ts';

const ITENS = scaled(500);
const ROUNDS = 5;
/** Work that was delayed until after the dialog counts too. */
const AFTER_MS = 1_500;

/** One guide under review; half of its items cost more than the operator's table says, so that a rule fires for them. */
const guia = [
  `insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, valor_cents)
   values ('G1', 'G1', '1', lpad('1', 10, '0'), 'SP/SADT', '05', '01', '1', current_date, current_date, ${900 * ITENS})`,
  `insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade, valor_unitario_cents,
     valor_unitario_operadora_cents, valor_cents)
   select 'G1', i, current_date, '19', lpad((70000000 + i)::text, 8, '0'), 'Compressa de gaze estéril ' || i, '19', true, 1, 900, 900 - 100 * (i % 2), 900
   from generate_series(1, ${ITENS}) i`,
];

const atList = (browser: Browser, place: Place): Promise<Page> =>
  pageAt(browser, place, '/modulos/contas-medicas/guias-importadas-xml?prestador=1&periodo=todas');

/** Opens the guide, waits until its items are there and closes it. Returns ms of the processor of the longest task of the page. */
const longestOfOpening = async (browser: Browser, page: Page): Promise<number> => {
  const open = page.getByRole('button', { name: 'Abrir a guia G1', exact: true });
  await open.waitFor();
  await wait(AFTER_MS);
  const done = await watchWork(browser);
  await open.click();
  await page.getByRole('button', { name: 'Avaliar o item 1', exact: true }).waitFor();
  await wait(AFTER_MS);
  const { longest } = await done();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return longest;
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const opened = async (place: Place): Promise<{ first: number[]; again: number[] }> => {
  const found = { first: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await openBrowser();
    try {
      const page = await atList(browser, place);
      found.first.push(await longestOfOpening(browser, page));
      found.again.push(await longestOfOpening(browser, page));
    } finally {
      await browser.close();
    }
  }
  return found;
};

export const measures = (): Promise<Measure[]> =>
  withOffice([...registerStatements(1_000), ...guia], 'contas-medicas', async (place) => {
    const found = await opened(place);
    const note = (all: readonly number[]): string =>
      `${ITENS} items; of the processor, ${all.map(Math.round).join(', ')} ms`;
    return [
      { name: 'longest task, first opening of a browser', ms: middle(found.first), note: note(found.first) },
      { name: 'longest task, opened again', ms: middle(found.again), note: note(found.again) },
    ];
  });
