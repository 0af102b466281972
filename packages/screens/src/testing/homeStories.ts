import type { Endpoint } from '@vidas/api-client/http/endpoint';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
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

/** A home whose figures come by one call without input. */
export interface Home {
  readonly modulo: ModuleKey;
  readonly endpoint: Endpoint;
}

const titleOf = ({ modulo }: Home): string => `Seja bem-vindo ao Módulo ${moduleNames[modulo]}`;

/** A story whose server gives these figures. */
export const withFigures = ({ endpoint }: Home, figures: unknown) => ({
  msw: [fake(endpoint, figures as never), ...shellFakes()],
});

/** What the stories of a home have in common: its address in the app, and its figures. */
export const homeMeta = (home: Home, figures: unknown) => ({
  component: StaffStory,
  args: { path: `/modulos/${home.modulo}/inicio` },
  parameters: { layout: 'fullscreen', ...withFigures(home, figures) },
});

/** The home, once its heading is there. */
export const findHome = (canvasElement: HTMLElement, home: Home) => findScreen(canvasElement, titleOf(home));

/** What each line of a list of a home says, and the address below the module that it opens. */
export const linksOfHome = async (canvasElement: HTMLElement, home: Home, name: string) =>
  (await linksOf(await homeList(titleOf(home))(canvasElement, name))).map(([text, href]) => [
    text,
    href?.replace(`/modulos/${home.modulo}/`, ''),
  ]);

/** The states that every home draws alike: stories of them are tagged `moldura`. */
export const homeStates = (home: Home) => {
  const play = async ({ canvasElement }: Played) => void (await findHome(canvasElement, home));
  return {
    Loading: { parameters: { msw: [fakeWaiting(home.endpoint), ...shellFakes()] } },
    Failed: { parameters: withFigures(home, noNumbers), play: homeFails(titleOf(home)) },
    Forbidden: {
      args: { modules: [home.modulo === 'vendas' ? 'cobranca' : 'vendas'] as ModuleKey[] },
      play: homeIsForbidden(moduleNames[home.modulo]),
    },
    Dark: { globals: { theme: 'dark' }, play },
    Narrow: { globals: { viewport: { value: 'phone' } }, play },
  };
};
