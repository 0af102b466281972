import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

/** Queries over the whole page, for elements that float over the screen. */
export const body = () => within(document.body);

/** Waits until a text is visible; messages and dialogs fade in. */
export const seesText = (text: string | RegExp) =>
  waitFor(() => expect(body().getAllByText(text)[0]).toBeVisible());

/** An answer without rows: its text is a quiet notice, no failure and no success (REL-12). */
export const seesNoRows = async (text: string) => {
  await seesText(text);
  await waitFor(() => expect(body().getByRole('img', { name: 'Informação' })).toBeVisible());
  await expect(body().queryByText(/Não foi possível|com sucesso!/)).toBeNull();
};

/** Chooses the rows of a page, which else are as many as fit the window. */
export const choosesPageSize = async (size: string) => {
  const [sizes] = await body().findAllByRole('combobox', { name: 'Linhas por página' });
  await userEvent.selectOptions(sizes as HTMLElement, size);
};

/** Presses an act that is in the menu Mais of its row. */
export const pressesInMais = async (name: string) => {
  const act = await body().findByLabelText(name);
  const row = within(act.closest('tr') as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: /^Mais ações de / }));
  const menu = within(await body().findByRole('menu', { name: /^Mais ações de / }));
  await userEvent.click(menu.getByRole('menuitem', { name: act.textContent }));
};

const focused = () => document.activeElement as HTMLElement | null;

/** Waits for a dialog by its title and returns queries inside it. */
export const findDialog = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') => {
  const dialog = await body().findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  // No person can answer a question before it has the focus. Such an answer would return the focus to the wrong place.
  if (role === 'alertdialog') await waitFor(() => expect(dialog).toContainElement(focused()));
  return within(dialog);
};

/** Answers the question before an act. */
export const answers = async (question: string, answer: string) => {
  const asked = await findDialog(question, 'alertdialog');
  await userEvent.click(asked.getByRole('button', { name: answer }));
};

/** Waits for a screen by its title; its code is fetched first, which is slow on a busy machine. */
export const findScreen = async (canvasElement: HTMLElement, title: string) => {
  const page = within(canvasElement);
  await page.findByRole('heading', { level: 1, name: title }, { timeout: 45_000 });
  return page;
};

/** The columns of the table, in their order. */
export const seesHeaders = async (canvasElement: HTMLElement, headers: readonly string[]) =>
  expect(
    within(canvasElement)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(headers.map((header) => expect.stringContaining(header)));

/** The texts of a row's cells, the header being row 0; amounts have a plain space. */
export const cellsOf = (canvasElement: HTMLElement, row: number): string[] =>
  [...(within(canvasElement).getAllByRole('row').at(row) as HTMLTableRowElement).cells].map(
    ({ textContent }) => textContent.replaceAll('\u00a0', ' '),
  );

/** Chooses in a list once it is enabled, because a disabled list ignores a choice silently. */
export const chooses = async (list: HTMLElement, option: string) => {
  await waitFor(() => expect(list).toBeEnabled());
  await userEvent.selectOptions(list, option);
};

/** The only file input of the page, which is hidden behind its button. */
export const theFileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input on the page');
  return input;
};

/** The names of the files that the page saves from now on; none of them is really saved. */
export const catchFiles = (): readonly string[] => {
  const names: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
};

/** The funnel of a column, after the table has rows: the rows decide the widths, and focusing scrolls by them. */
export const findFilterButton = async (canvasElement: HTMLElement, column: string) => {
  const button = await within(canvasElement).findByRole('button', { name: `Filtrar ${column}` });
  const grid = button.closest('[role="grid"]');
  await waitFor(() => expect(Number(grid?.getAttribute('aria-rowcount'))).toBeGreaterThan(1));
  return button;
};

/** Filters a text column by a text that no row has: the table explains that its filters hide everything. */
export const filtersEverythingAway = async (canvasElement: HTMLElement, column: string) => {
  await userEvent.click(await findFilterButton(canvasElement, column));
  await userEvent.type(
    await body().findByRole('textbox', { name: `Pesquisar ${column}` }),
    'nada assim{Enter}',
  );
  await seesText('Nenhuma linha passa pelos filtros');
};

/** A very long name. */
export const longName =
  'Maria da Conceição Aparecida dos Santos Albuquerque de Assunção Brandão Figueiredo Neto';

/** Opens Exportar once it can be, and chooses a file or the paper. */
export const exportsAs = async (page: ReturnType<typeof within>, kind = 'Exportar CSV') => {
  const menu = await page.findByRole('button', { name: 'Exportar' });
  await waitFor(() => expect(menu).toBeEnabled());
  if (menu.getAttribute('aria-expanded') !== 'true') await userEvent.click(menu);
  await userEvent.click(await body().findByRole('button', { name: kind }));
};

/** Prints the list of a page and reads the text of its paper. */
export const printedSheet = async (page: ReturnType<typeof within>): Promise<string> => {
  const print = spyOn(window, 'print').mockImplementation(() => undefined);
  await exportsAs(page, 'Imprimir');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  print.mockRestore();
  const text = document.querySelector('body > [data-print]')?.textContent ?? '';
  window.dispatchEvent(new Event('afterprint'));
  return text;
};

/** A thing of a desk says in its row and over itself who else has it open (MES-13). */
export const isOpenElsewhere = async (name: string, sentence: string) => {
  await body().findByRole('region', { name, description: sentence });
  await expect(
    body().getByRole('button', { name: new RegExp(`^Ver ${name}, .+\\. ${sentence}$`) }),
  ).toBeVisible();
};
