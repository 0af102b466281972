import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import type { FrameState } from './frameStates.ts';
import type { ReportStateName } from './reportStateNames.ts';
import { findScreen } from './storyPlay.ts';

type Handler = ReturnType<typeof fake>;

const reason = 'O banco de dados não respondeu.';

/** Answer of a home's server that cannot read anything. */
export const noNumbers = () => new Refusal(500, { err: reason });

interface Played {
  readonly canvasElement: HTMLElement;
}

/** Queries inside a list of a home, found by its title; `screen` is one on another page. */
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

/** The text of each line of such a list, with the address of its link if it has one. */
export const linesOf = async (
  list: Awaited<ReturnType<ReturnType<typeof homeList>>>,
): Promise<[string | null, string | null | undefined][]> => {
  await list.findAllByRole('link');
  return list
    .getAllByRole('listitem')
    .map((line) => [line.textContent, within(line).queryByRole('link')?.getAttribute('href')]);
};

/** A home without its numbers shows the reason and a retry; the screens of the module are there. */
export const homeFails =
  (title: string) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Telas do módulo' })).toBeVisible();
  };

/** A person without the module sees that it is not available. */
export const homeIsForbidden =
  (modulo: string) =>
  async ({ canvasElement }: Played): Promise<void> =>
    expect(await within(canvasElement).findByText(`Módulo ${modulo} indisponível`)).toBeVisible();

/** Common parts of a home's stories. */
export interface HomeOnShow {
  readonly modulo: ModuleKey;
  /** The call of its figures. */
  readonly endpoint: Endpoint;
  readonly figures: unknown;
  /** Its other calls. */
  readonly fakes?: () => readonly Handler[];
  /** Answers for the states of its figures. */
  readonly answers?: Partial<Readonly<Record<ReportStateName, unknown>>>;
}

/** Stories of a home; the frame's states are derived from this (`.storybook/screenFrames.ts`). */
export const homeStory = ({ modulo, endpoint, figures, fakes = () => [], answers = {} }: HomeOnShow) => {
  const title = `Seja bem-vindo ao Módulo ${moduleNames[modulo]}`;
  const find = (canvasElement: HTMLElement) => findScreen(canvasElement, title);
  const play = async ({ canvasElement }: Played) => void (await find(canvasElement));
  const withFakes = (...handlers: readonly Handler[]) => ({
    msw: [...handlers, ...fakes(), ...shellFakes()],
  });
  /** A story with these figures from the server. */
  const withFigures = (given: unknown) => withFakes(fake(endpoint, given as never));
  const listOf = homeList(title);
  const ofFigures = Object.fromEntries(
    Object.entries(answers).map(([name, given]) => [name, { parameters: withFigures(given), play }]),
  );
  return {
    meta: {
      component: StaffStory,
      args: { path: `/modulos/${modulo}/inicio` },
      parameters: { layout: 'fullscreen', ...withFigures(figures) },
    },
    title,
    find,
    listOf,
    withFakes,
    withFigures,
    /** The lines of a list, each with the address below the module that it opens. */
    linksIn: async (canvasElement: HTMLElement, name: string) =>
      (await linksOf(await listOf(canvasElement, name))).map(([text, href]) => [
        text,
        href?.replace(`/modulos/${modulo}/`, ''),
      ]),
    states: {
      Loading: { parameters: withFakes(fakeWaiting(endpoint)) },
      Failed: { parameters: withFigures(noNumbers), play: homeFails(title) },
      // Another module of the person, so that there is a menu.
      Forbidden: {
        args: { modules: [modulo === 'vendas' ? 'cobranca' : 'vendas'] },
        play: homeIsForbidden(moduleNames[modulo]),
      },
      Dark: { globals: { theme: 'dark' }, play },
      Narrow: { globals: { viewport: { value: 'phone' } }, play },
      ...ofFigures,
    } as Readonly<Record<ReportStateName, FrameState>>,
  };
};
