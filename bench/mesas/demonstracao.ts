// Four pieces of work of the office by keys alone, on the demonstration: missing names, differences, a payer, and the check of a month.
import type { Page } from 'playwright-core';
import { openBrowser, pageAt, type Place, withDemo } from '../builtOffice.ts';
import type { Measure } from '../measure.ts';
import { measureOf, type Pessoa, pessoaAt } from './pessoa.ts';

type Contagem = ReturnType<Pessoa['count']>;

const NOMES = 11;
const DIFERENCAS = 12;
const PAGADORES = 8;

/** Eleven people whom ANS knows, each of another family, lose the name of the mother. */
const semMae = `update pessoa set nome_mae = null where id in (
  select pessoa_id from (
    select distinct on (b.titular_matricula) b.titular_matricula, b.pessoa_id from beneficiario b join pessoa p on p.id = b.pessoa_id
    where b.cancelado_em is null and b.ativado_em < '2026-10-01' and b.congenere_codigo is null and b.cco is not null and p.nome_mae is not null
    order by b.titular_matricula, b.matricula limit ${NOMES}) each)`;

const feito = '^(Gravado|Segue à ANS|Gravado o valor da ANS)';

/** Waits in the page for what a person sees: another sentence of the desk, and after a decision the focus on the next thing. */
const nextOf = async (page: Page, label: string): Promise<() => Promise<unknown>> => {
  const desk = page.getByRole('region', { name: label, exact: true });
  const asked = {
    label,
    feito,
    before: await desk.getByRole('status').innerText(),
    thing: await desk.locator('h2[tabindex="-1"]').innerText(),
  };
  return () =>
    page.waitForFunction(
      ({ label: name, feito: done, before, thing }) => {
        const root = document.querySelector(`[aria-label="${name}"]`);
        const said = root?.querySelector('[role="status"]')?.textContent ?? '';
        const isNext = root?.querySelector('h2[tabindex="-1"]')?.textContent !== thing;
        const isReady = document.activeElement?.matches('h2, input:placeholder-shown, input[value=""]');
        return said !== before && (!new RegExp(done).test(said) || (isNext && isReady));
      },
      asked,
      { polling: 10 },
    );
};

const nomes = async (page: Page, pessoa: Pessoa): Promise<Contagem[]> => {
  const label = 'Pendências do SIB';
  const desk = page.getByRole('region', { name: label, exact: true });
  await desk
    .getByRole('button', { name: /Falta o nome da mãe\.$/ })
    .first()
    .click();
  const field = desk.getByRole('textbox', { name: 'Nome da mãe' });
  await field.and(page.locator(':focus')).waitFor();
  const things: Contagem[] = [];
  for (let at = 0; at < NOMES; at += 1) {
    await pessoa.type(`Alzira Prado ${['Neves', 'Luz', 'Campos'][at % 3]}`);
    await pessoa.press('Enter', await nextOf(page, label));
    things.push(pessoa.count());
  }
  if (!(await desk.getByRole('status').innerText()).startsWith('Gravado: Nome da mãe de'))
    throw new Error('the last name was not written');
  return things;
};

/** What is sent stays on its way to ANS; a number of ANS is never sent, so its value is used. */
const diferencas = async (page: Page, pessoa: Pessoa): Promise<Contagem[]> => {
  const label = 'Diferenças da conferência';
  const desk = page.getByRole('region', { name: label, exact: true });
  const things: Contagem[] = [];
  while (things.length < DIFERENCAS) {
    await desk.locator('h2:focus').waitFor();
    const mayGo = await desk.getByRole('button', { name: 'Enviar à ANS o daqui' }).isVisible();
    await pessoa.press(mayGo ? 'e' : '1', await nextOf(page, label));
    things.push(pessoa.count());
    const said = await desk.getByRole('status').innerText();
    if (!new RegExp(feito).test(said)) throw new Error(`refused: ${said}`);
  }
  return things;
};

/** Names in the list of those who are late. */
const devedoresDe = async (page: Page): Promise<string[]> => {
  const doors = page.getByRole('button', { name: /^Pagador: / });
  await doors.first().waitFor();
  const names = await doors.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return [...new Set(names)].slice(0, PAGADORES).map((name) => name.replace('Pagador: ', ''));
};

/** From the search to the first row of what a payer owes. */
const pagadores = async (
  page: Page,
  pessoa: Pessoa,
  devedores: readonly string[],
): Promise<{ readonly procura: Contagem[]; readonly linha: Contagem[] }> => {
  const procura: Contagem[] = [];
  const linha: Contagem[] = [];
  const owed = page.getByRole('list', { name: 'Em aberto' });
  const gets = () => owed.evaluate((list) => list.contains(document.activeElement));
  for (const nome of devedores) {
    await pessoa.press('Control+K', () => page.locator('[role="combobox"]:focus').waitFor());
    await pessoa.type(nome, () =>
      page
        .getByRole('group', { name: /^Pessoas/ })
        .getByText(nome)
        .waitFor(),
    );
    await pessoa.press('Enter', async () => {
      await page.getByRole('heading', { level: 2, name: nome }).waitFor();
      await owed.waitFor();
    });
    procura.push(pessoa.count());
    for (let at = 0; at < 20 && !(await gets()); at += 1) await pessoa.press('Tab', async () => undefined);
    if (!(await gets())) throw new Error(`no key led to what ${nome} owes`);
    linha.push(pessoa.count());
  }
  return { procura, linha };
};

/** Each point whose rows there are is looked at and ticked; the others are ticked. */
const fechamento = async (page: Page, pessoa: Pessoa): Promise<{ contagem: Contagem; pontos: number }> => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const left = page.getByRole('button', { name: /^Conferir: / }).first();
  await pessoa.click(page.getByRole('tab', { name: 'Conferência' }), () => left.waitFor());
  let pontos = 0;
  for (; await left.isVisible(); pontos += 1) {
    const nome = ((await left.getAttribute('aria-label')) ?? '').replace('Conferir: ', '');
    const row = page.getByRole('row').filter({ has: button(`Conferir: ${nome}`) });
    if ((await row.getByRole('gridcell').first().innerText()) !== '0') {
      const here = page.url();
      await pessoa.click(button(`Abrir: ${nome}`), () => page.waitForURL((url) => url.href !== here));
      await pessoa.back(() => button(`Conferir: ${nome}`).waitFor());
    }
    await pessoa.click(button(`Conferir: ${nome}`), () => button(`Desfazer: ${nome}`).waitFor());
  }
  await pessoa.click(button('Gerar fechamento'), () => page.getByRole('alertdialog').waitFor());
  if (
    await page
      .getByRole('alertdialog')
      .getByText(/^Falta conferir/)
      .isVisible()
  )
    throw new Error('a point is not checked');
  return { contagem: pessoa.count(), pontos };
};

/** The measures of all four, each on a page of its own. */
export const naDemonstracao = (): Promise<Measure[]> =>
  withDemo([semMae], async (place: Place) => {
    const browser = await openBrowser();
    const at = async <T>(path: string, work: (page: Page, pessoa: Pessoa) => Promise<T>): Promise<T> => {
      const page = await pageAt(browser, place, path);
      const made = await work(page, pessoaAt(page));
      await page.context().close();
      return made;
    };
    try {
      const maes = await at('/modulos/cadastro/pendencias-sib', nomes);
      const decididas = await at('/modulos/cadastro/diferencas-sib', diferencas);
      const { procura, linha } = await at(
        '/modulos/cobranca/pagamento-vencido?todos=1',
        async (page, pessoa) => pagadores(page, pessoa, await devedoresDe(page)),
      );
      const { contagem, pontos } = await at('/modulos/vendas/fechamento-comissao', fechamento);
      return [
        measureOf("missing mother's name, its gestures", maes, 'was 5 gestures'),
        measureOf('difference, its keys', decididas, 'had no key'),
        measureOf('payer by name, gestures of the search', procura, 'Ctrl+K, the name, Enter'),
        measureOf('payer, keys from the search to the first row', linha, 'was 13 Tabs'),
        measureOf('month of commissions, gestures until it can be closed', [contagem], `${pontos} points`),
      ];
    } finally {
      await browser.close();
    }
  });
