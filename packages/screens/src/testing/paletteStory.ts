import { expect, userEvent, waitFor, within } from 'storybook/test';
import { body } from './storyPlay.ts';

/** The open palette's field, once it has the focus. */
export const box = async () => {
  const field = await body().findByRole('combobox', { name: 'Ir para tela ou ação' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

/** The button that opens the palette. */
export const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^Ir para tela/ });

/** Opens the palette by its keys. */
export const openByKeys = async (canvasElement: HTMLElement) => {
  await opener(canvasElement);
  await userEvent.keyboard('{Control>}k{/Control}');
  return box();
};

/** Waits until the palette is closed. */
export const gone = () =>
  waitFor(() => expect(body().queryByRole('combobox', { name: 'Ir para tela ou ação' })).toBeNull());
