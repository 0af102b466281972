import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { fake } from '@vidas/api-client/http/fake.ts';
import { type fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { type FrameState, frameStates } from './frameStates.ts';
import type { ReportStateName } from './reportStateNames.ts';
import { findScreen } from './storyPlay.ts';

type Handler = ReturnType<typeof fake>;

/** Common parts of a screen's stories. */
export interface ScreenOnShow {
  /** The heading of the screen. */
  readonly title: string;
  /** The address with its search. */
  readonly path: string;
  /** The signed-in person; absent when any will do. */
  readonly person?: ReturnType<typeof fakePayload>;
  /** The calls of its list. */
  readonly endpoints: readonly Endpoint[];
  /** The answers, made anew for each story: some remember its acts. */
  readonly fakes: () => readonly Handler[];
  /** The title of the message when the rows could not be read. */
  readonly failed?: string;
  /** The header of a text-filtered column. */
  readonly column: string;
  /** Searches when the address does not; without it the story waits for the title. */
  readonly opens?: (canvasElement: HTMLElement) => Promise<unknown>;
  /** States that it cannot have. */
  readonly without?: readonly ReportStateName[];
  /** Answers before the fakes: their rows make more states, or replace one of the frame. */
  readonly answers?: Partial<Readonly<Record<ReportStateName, readonly Handler[]>>>;
}

/**
 * Stories of a screen; the frame's states are derived from this, like those of a declared report (`.storybook/screenFrames.ts`).
 */
export const screenStory = (screen: ScreenOnShow) => {
  const {
    title,
    path,
    person,
    fakes,
    answers = {},
    opens = (canvasElement) => findScreen(canvasElement, title),
  } = screen;
  /** The answers of a story: its own come first. */
  const withFakes = (...handlers: readonly Handler[]) => ({
    msw: [...handlers, ...fakes(), ...shellFakes(person)],
  });
  const play: FrameState['play'] = async ({ canvasElement }) => void (await opens(canvasElement));
  const frame = frameStates({
    failed: 'Não foi possível carregar os dados!',
    ...screen,
    fakes: [...fakes(), ...shellFakes(person)],
  });
  const states: Partial<Record<ReportStateName, FrameState>> = { ...frame };
  for (const [name, handlers] of Object.entries(answers) as [ReportStateName, readonly Handler[]][])
    states[name] = { play, ...states[name], parameters: withFakes(...handlers) };
  return {
    meta: {
      component: StaffStory,
      args: { path, ...(person ? { person } : {}) },
      parameters: { layout: 'fullscreen', ...withFakes() },
      beforeEach: () => localStorage.clear(),
    },
    withFakes,
    /** The screen, once its heading is there. */
    find: (canvasElement: HTMLElement) => findScreen(canvasElement, title),
    states: states as Readonly<Record<ReportStateName, FrameState>>,
  };
};
