import { guiasFakes, type GuiasFakeOptions } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import type { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { userEvent, waitFor, within, expect } from 'storybook/test';
import { body, findScreen } from './storyPlay.ts';

/** Heading of the screen. */
export const title = 'Guias importadas via XML';

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

/** Waits for the page of a guide with its tabs, and returns queries inside it. */
export const findGuia = async (numGuia = '20000002') => {
  const guia = within(await body().findByRole('region', { name: `Guia ${numGuia}` }));
  await guia.findByRole('tablist', { name: 'Itens da guia' });
  return guia;
};

/** Opens a guide of the list. */
export const openGuia = async (canvasElement: HTMLElement, numGuia = '20000002') => {
  await findScreen(canvasElement, title);
  await act(numGuia, 'Abrir', `Abrir a guia ${numGuia}`);
  return findGuia(numGuia);
};

/** Waits for an item beside its list, with the focus on its heading. */
export const findItem = async (name: string | RegExp) => {
  const item = await body().findByRole('region', { name });
  await waitFor(() => expect(within(item).getByRole('heading', { level: 2 })).toHaveFocus());
  return within(item);
};

/** Opens one item of a tab of guide 20000002. */
export const openItem = async (canvasElement: HTMLElement, seqItem: number, aba: RegExp, name: RegExp) => {
  const guia = await openGuia(canvasElement);
  await userEvent.click(guia.getByRole('tab', { name: aba }));
  await act(seqItem, 'Avaliar', `Avaliar o item ${seqItem}`);
  return findItem(name);
};

/** A story with invented guides on its server; its own answers come first. */
export const withGuias = (options: GuiasFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...guiasFakes(options), ...shellFakes()],
});
