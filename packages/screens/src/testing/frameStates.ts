import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, within } from 'storybook/test';
import { filtersEverythingAway, findScreen, seesText } from './storyPlay.ts';

const reason = 'O banco de dados não respondeu.';

type Handlers = ReturnType<typeof shellFakes>;

/** A list on a screen: its calls, what the rest of the story answers, and the words it has of its own. */
export interface ListOnScreen {
  readonly title: string;
  readonly endpoints: readonly Endpoint[];
  readonly fakes: readonly Handlers[number][];
  /** The title of the message when the rows could not be read. */
  readonly failed: string;
  /** The header of a column that is filtered as text, or how one is found on the screen. */
  readonly column: string | ((canvasElement: HTMLElement) => Promise<string>);
  /** Asks for the list, where its address does not; without it the title of the screen is waited for. */
  readonly opens?: (canvasElement: HTMLElement) => Promise<unknown>;
}

/** A state as a story has it. */
export interface FrameState {
  readonly args?: object;
  readonly parameters?: object;
  readonly globals?: object;
  readonly play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** The states of a list that its frame draws, whatever the list: stories of them are tagged `moldura`. */
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
        // The message above the screen goes away; the reason stays where the rows would be.
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
