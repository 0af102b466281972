import { Refusal } from '@vidas/api-client/http/fake';
import { expect, within } from 'storybook/test';
import { findScreen } from './storyPlay.ts';

const reason = 'O banco de dados não respondeu.';

/** What the server of a home answers that cannot read anything. */
export const noNumbers = () => new Refusal(500, { err: reason });

interface Played {
  readonly canvasElement: HTMLElement;
}

/** Queries inside a list of a home, which its title names; `screen` is the one of another page. */
export const homeList =
  (title: string) =>
  async (canvasElement: HTMLElement, name: string, screen = title) => {
    const page = await findScreen(canvasElement, screen);
    return within(await page.findByRole('list', { name }));
  };

/** The text and the address of each link of such a list. */
export const linksOf = async (
  list: Awaited<ReturnType<ReturnType<typeof homeList>>>,
): Promise<[string | null, string | null][]> =>
  (await list.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

/** The text of each line of such a list, with the address of its link where it has one. */
export const linesOf = async (
  list: Awaited<ReturnType<ReturnType<typeof homeList>>>,
): Promise<[string | null, string | null | undefined][]> => {
  await list.findAllByRole('link');
  return list
    .getAllByRole('listitem')
    .map((line) => [line.textContent, within(line).queryByRole('link')?.getAttribute('href')]);
};

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
