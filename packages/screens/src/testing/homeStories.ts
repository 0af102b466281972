import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import type { FrameState } from './frameStates.ts';
import type { ReportStateName } from './reportStateNames.ts';

type Handler = ReturnType<typeof fake>;

const reason = 'O banco de dados não respondeu.';

/** Answer of a home's server that cannot read anything. */
export const noNumbers = () => new Refusal(500, { err: reason });

interface Played {
  readonly canvasElement: HTMLElement;
}

/** Waits for a home: its welcome is the title until its figures are there, then the line below the title. */
export const findHome = async (canvasElement: HTMLElement, modulo: ModuleKey) => {
  const page = within(canvasElement);
  await page.findByText(
    new RegExp(`^Seja bem-vindo ao módulo ${moduleNames[modulo]}`),
    {},
    { timeout: 45_000 },
  );
  return page;
};

/** Queries inside a table of a home once its rows are there. */
export const homeTable =
  (modulo: ModuleKey) =>
  async (canvasElement: HTMLElement, name: string, shown = modulo) => {
    const page = await findHome(canvasElement, shown);
    const table = await page.findByRole('table', { name });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    return within(table);
  };

/** The cells of each row of such a table, with the address of its first link if it has one. */
export const linesOf = (
  table: Awaited<ReturnType<ReturnType<typeof homeTable>>>,
): [string, string | null | undefined][] =>
  table
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => [
      [...row.cells]
        .filter(({ ariaHidden }) => ariaHidden !== 'true')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
        .join(' | '),
      within(row).queryAllByRole('link').at(0)?.getAttribute('href'),
    ]);

/** A home without its numbers shows the reason and a retry; its act is there. */
export const homeFails =
  (modulo: ModuleKey, act: string) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const page = await findHome(canvasElement, modulo);
    await expect(await page.findByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('link', { name: act })).toBeVisible();
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
  /** Words of its act without figures. */
  readonly act: string;
  /** Its other calls. */
  readonly fakes?: () => readonly Handler[];
  /** Answers for the states of its figures. */
  readonly answers?: Partial<Readonly<Record<ReportStateName, unknown>>>;
}

/** Stories of a home; the frame's states are derived from this (`.storybook/screenFrames.ts`). */
export const homeStory = ({ modulo, endpoint, figures, act, fakes = () => [], answers = {} }: HomeOnShow) => {
  const find = (canvasElement: HTMLElement) => findHome(canvasElement, modulo);
  const play = async ({ canvasElement }: Played) => void (await find(canvasElement));
  const withFakes = (...handlers: readonly Handler[]) => ({
    msw: [...handlers, ...fakes(), ...shellFakes()],
  });
  /** A story with these figures from the server. */
  const withFigures = (given: unknown) => withFakes(fake(endpoint, given as never));
  const tableOf = homeTable(modulo);
  const ofFigures = Object.fromEntries(
    Object.entries(answers).map(([name, given]) => [name, { parameters: withFigures(given), play }]),
  );
  return {
    meta: {
      component: StaffStory,
      args: { path: `/modulos/${modulo}/inicio` },
      parameters: { layout: 'fullscreen', ...withFigures(figures) },
    },
    find,
    tableOf,
    /** Waits for the sentence of the home. */
    says: async (canvasElement: HTMLElement, fact: string) => {
      const page = await find(canvasElement);
      await page.findByRole('heading', { level: 1, name: fact });
      return page;
    },
    withFakes,
    withFigures,
    /** The rows of a table, each with the address below the module that it opens. */
    linesIn: async (canvasElement: HTMLElement, name: string) =>
      linesOf(await tableOf(canvasElement, name)).map(([text, href]) => [
        text,
        href?.replace(`/modulos/${modulo}/`, ''),
      ]),
    states: {
      Loading: { parameters: withFakes(fakeWaiting(endpoint)) },
      Failed: { parameters: withFigures(noNumbers), play: homeFails(modulo, act) },
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
