import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, within } from 'storybook/test';
import { filtersEverythingAway, findScreen, seesText } from './storyPlay.ts';

const reason = 'O banco de dados não respondeu.';

type Handlers = ReturnType<typeof shellFakes>;

/** A list on a screen: its calls, other answers for the story, and its texts. */
export interface ListOnScreen {
  readonly title: string;
  readonly endpoints: readonly Endpoint[];
  readonly fakes: readonly Handlers[number][];
  /** The title of the message when the rows could not be read. */
  readonly failed: string;
  /** The header of a text-filtered column, or a function that finds one on the screen. */
  readonly column: string | ((canvasElement: HTMLElement) => Promise<string>);
  /** Searches when the address does not; without it the story waits for the title. */
  readonly opens?: (canvasElement: HTMLElement) => Promise<unknown>;
}

/** A state in the form of a story. */
export interface FrameState {
  readonly args?: object;
  readonly parameters?: object;
  readonly globals?: object;
  readonly play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** States that every list gets from its frame; their stories have the tag `moldura`. */
export const frameStates = ({
  title,
  endpoints,
  fakes,
  failed,
  column,
  opens = (canvasElement) => findScreen(canvasElement, title),
}: ListOnScreen) => {
  const withAnswers = (answer: (endpoint: Endpoint) => Handlers[number]) => ({
    msw: [...endpoints.map(answer), ...fakes, ...shellFakes()],
  });
  const refusing = (status: number, error: string) =>
    withAnswers((endpoint) => fake(endpoint, () => new Refusal(status, { error })));
  const play: FrameState['play'] = async ({ canvasElement }) => void (await opens(canvasElement));
  return {
    Loading: { parameters: withAnswers(fakeWaiting), play },
    Failed: {
      parameters: refusing(500, reason),
      play: async ({ canvasElement }) => {
        await opens(canvasElement);
        await seesText(failed);
        const retry = await within(canvasElement).findByRole('button', { name: 'Tentar de novo' });
        await expect(retry).toBeVisible();
        // The message above the screen closes; the reason stays in place of the rows.
        await expect(retry.closest('[role="alert"]')).toHaveTextContent(reason);
      },
    },
    Offline: { parameters: withAnswers(fakeOffline), play },
    Forbidden: { parameters: refusing(403, 'Você não possui acesso a este módulo!'), play },
    NoResult: {
      play: async ({ canvasElement }) => {
        await opens(canvasElement);
        const header = typeof column === 'string' ? column : await column(canvasElement);
        await filtersEverythingAway(canvasElement, header);
      },
    },
    Dark: { globals: { theme: 'dark' }, play },
    Narrow: { globals: { viewport: { value: 'phone' } }, play },
  } as const satisfies Readonly<Record<string, FrameState>>;
};
