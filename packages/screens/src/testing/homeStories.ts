import { Refusal } from '@vidas/api-client/http/fake';
import { expect, within } from 'storybook/test';
import { findScreen } from './storyPlay.ts';

const reason = 'O banco de dados não respondeu.';

/** What the server of a home answers that cannot read anything. */
export const noNumbers = () => new Refusal(500, { err: reason });

interface Played {
  readonly canvasElement: HTMLElement;
}

/** A home without its numbers says why and offers to try again; the screens of the module are there. */
export const homeFails =
  (title: string) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Telas do módulo' })).toBeVisible();
  };

/** Who has not the module is told so. */
export const homeIsForbidden =
  (modulo: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    expect(await within(canvasElement).findByText(`Módulo ${modulo} indisponível`)).toBeVisible();
