import type { Size } from './looks.ts';
import { snapshotOf } from './snapshot.ts';

interface Channel {
  readonly last: (event: string) => readonly [{ readonly storyId?: string }] | undefined;
  readonly on: (event: string, listener: (given: { readonly storyId?: string }) => void) => void;
}

interface Preview {
  readonly onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>;
}

type StageWindow = Window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  readonly __STORYBOOK_PREVIEW__?: Preview;
};

const FINISHED = 'storyFinished';
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 30;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A hidden window that plays stories one after another, with the toolbar's choices. */
export interface Stage {
  /** Plays a story to its end in a window of that size and returns its page in each theme. */
  readonly show: (
    storyId: string,
    size: Size,
    themes: readonly ('light' | 'dark')[],
  ) => Promise<readonly string[]>;
  readonly close: () => void;
}

/**
 * Opens the window at the first story; `close` removes it. Only one window at a time, because stories share the browser's storage and
 * session.
 */
export const openStage = (addressOf: (storyId: string) => string): Stage => {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Inside the viewport, so that the browser draws it, but below everything visible.
  frame.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: -1; opacity: 0; border: 0; pointer-events: none;';
  const inside = () => frame.contentWindow as StageWindow | null;
  const finished = new Set<string>();
  let heard: Channel | undefined;
  const listen = () => {
    const channel = inside()?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel || channel === heard) return;
    heard = channel;
    const before = channel.last(FINISHED)?.[0].storyId;
    if (before) finished.add(before);
    channel.on(FINISHED, ({ storyId }) => storyId && finished.add(storyId));
  };
  const isFinished = async (storyId: string) => {
    const end = performance.now() + PATIENCE_MS;
    while (!finished.has(storyId) && performance.now() < end && frame.isConnected) {
      listen();
      await pause(LOOK_AGAIN_MS);
    }
  };
  const settle = async () => {
    await frame.contentDocument?.fonts.ready;
    await pause(LOOK_AGAIN_MS * 2);
  };
  const look = async (theme: 'light' | 'dark') => {
    const page = frame.contentDocument;
    if (!page) return '';
    const own = page.documentElement.dataset.theme;
    page.documentElement.dataset.theme = theme;
    // Charts take their colours from the theme when they render.
    await settle();
    const text = snapshotOf(page);
    page.documentElement.dataset.theme = own ?? 'light';
    return text;
  };
  return {
    show: async (storyId, { width, height }, themes) => {
      Object.assign(frame, { width, height });
      const preview = inside()?.__STORYBOOK_PREVIEW__;
      if (!preview) {
        frame.src = addressOf(storyId);
        document.body.append(frame);
      } else {
        finished.delete(storyId);
        await preview.onSetCurrentStory({ storyId, viewMode: 'story' });
      }
      await isFinished(storyId);
      const texts: string[] = [];
      for (const theme of themes) texts.push(await look(theme));
      // A story that takes the focus would take it from the page around the window.
      if (document.activeElement === frame) frame.blur();
      return texts;
    },
    close: () => frame.remove(),
  };
};
