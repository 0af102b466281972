import { guiasFakes, type GuiasFakeOptions } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import type { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { userEvent, waitFor, within, expect } from 'storybook/test';
import { body, findDialog, findScreen } from './storyPlay.ts';

/** Heading of the screen. */
export const title = 'Guias Importadas via XML';

/** The screen of Contas Médicas with the guides of one provider. */
export const path = '/modulos/contas-medicas/guias-importadas-xml';
export const searched = `${path}?prestador=200010&status=verificar&periodo=1`;

/** Presses a button once it is enabled. */
export const press = async (name: string | RegExp) => {
  const button = await body().findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** Presses the act of a row, which on a phone may be in the row's menu. */
const act = async (row: string | number, word: string, name: string) => {
  const button = await body().findByRole('button', { name: new RegExp(`^(${name}|Ações de ${row})$`) });
  await userEvent.click(button);
  if (button.ariaLabel !== name)
    await userEvent.click(await body().findByRole('menuitem', { name: new RegExp(`^${word}`) }));
};

/** Opens a guide and waits for its tabs. */
export const openGuia = async (canvasElement: HTMLElement, numGuia = '20000002') => {
  await findScreen(canvasElement, title);
  await act(numGuia, 'Abrir', `Abrir a guia ${numGuia}`);
  const dialog = await findDialog(`Guia ${numGuia}`);
  await dialog.findByRole('tablist', { name: 'Itens da guia' });
  return dialog;
};

/** Opens one item of a tab of guide 20000002. */
export const openItem = async (canvasElement: HTMLElement, seqItem: number, aba: RegExp, name: RegExp) => {
  const dialog = await openGuia(canvasElement);
  await userEvent.click(dialog.getByRole('tab', { name: aba }));
  await act(seqItem, 'Avaliar', `Avaliar o item ${seqItem}`);
  const item = await body().findByRole('dialog', { name });
  await waitFor(() => expect(item).toBeVisible());
  return within(item);
};

/** A story with invented guides on its server; its own answers come first. */
export const withGuias = (options: GuiasFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...guiasFakes(options), ...shellFakes()],
});
