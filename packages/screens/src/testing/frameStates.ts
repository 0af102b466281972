import type { Endpoint } from '@vidas/api-client/http/endpoint';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect } from 'storybook/test';
import { filtersEverythingAway, findScreen, seesText } from './storyPlay.ts';

type Handlers = ReturnType<typeof shellFakes>;

/** A list on a screen: its calls, what the rest of the story answers, and the words it has of its own. */
export interface ListOnScreen {
  readonly title: string;
  readonly endpoints: readonly Endpoint[];
  readonly fakes: Handlers;
  /** The title of the message when the rows could not be read. */
  readonly failed: string;
  /** The header of a column that is filtered as text. */
  readonly column: string;
}

/** A state as a story has it. */
export interface FrameState {
  readonly args?: { readonly path: string };
  readonly parameters?: object;
  readonly globals?: object;
  readonly play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** The states of a list that its frame draws, whatever the list: stories of them are tagged `moldura`. */
export const frameStates = ({ title, endpoints, fakes, failed, column }: ListOnScreen) => {
  const withAnswers = (answer: (endpoint: Endpoint) => Handlers[number]) => ({
    msw: [...endpoints.map(answer), ...fakes, ...shellFakes()],
  });
  const refusing = (status: number, error: string) =>
    withAnswers((endpoint) => fake(endpoint, () => new Refusal(status, { error })));
  return {
    Loading: { parameters: withAnswers(fakeWaiting) },
    Failed: {
      parameters: refusing(500, 'O banco de dados não respondeu.'),
      play: async ({ canvasElement }) => {
        const page = await findScreen(canvasElement, title);
        await seesText(failed);
        await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      },
    },
    Offline: { parameters: withAnswers(fakeOffline) },
    Forbidden: { parameters: refusing(403, 'Você não possui acesso a este módulo!') },
    NoResult: {
      play: async ({ canvasElement }) => {
        await findScreen(canvasElement, title);
        await filtersEverythingAway(canvasElement, column);
      },
    },
    Dark: { globals: { theme: 'dark' } },
    Narrow: { globals: { viewport: { value: 'phone' } } },
  } as const satisfies Readonly<Record<string, FrameState>>;
};
