// The built workbench draws the story before its own sidebar. Building the tree of 2,600 entries takes longer than a screen, and both need
// the same processor (docs/performance.md).
import type { API } from 'storybook/manager-api';
import { DOCS_PREPARED, STORY_PREPARED } from 'storybook/internal/core-events';

/** First page of the workbench, written into the address, so that its frame need not wait for the index. */
export const firstPage = '/docs/guia-começo--docs';

/** Events of a frame that has drawn its story or page. */
type Drawn = 'storyRendered' | 'docsRendered';

type Frame = Window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly last: (event: Drawn) => unknown };
};

/**
 * Delays the sidebar's request for its index. It leaves once the frame has drawn and played its story, 1.5 s after the first paint, or
 * after eight seconds. The page receives this function as text, before everything else, so it uses nothing from outside.
 */
export const holdIndex = (page: Window & typeof globalThis, first: string): void => {
  const address = new page.URL(page.location.href);
  if (!address.searchParams.has('path')) {
    address.searchParams.set('path', first);
    page.history.replaceState(null, '', address);
  }
  if (!/^\/(?:story|docs)\//.test(address.searchParams.get('path') ?? '')) return;
  const ask = page.fetch.bind(page);
  const drawn = new Promise<void>((resolve) => {
    let end = page.performance.now() + 8000;
    let isShown = false;
    const look = () => {
      const frame = page.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
      const channel = (frame?.contentWindow as Frame | null | undefined)?.__STORYBOOK_ADDONS_CHANNEL__;
      const shows = /sb-show-(?:main|errordisplay|nopreview)/.test(
        frame?.contentDocument?.body?.className ?? '',
      );
      if (shows && !isShown) end = Math.min(end, page.performance.now() + 1500);
      isShown ||= shows;
      const isDrawn = channel?.last('storyRendered') ?? channel?.last('docsRendered');
      if (isDrawn !== undefined || page.performance.now() > end) resolve();
      else page.setTimeout(look, 50);
    };
    look();
  });
  page.fetch = (what, how) => (what === './index.json' ? drawn.then(() => ask(what, how)) : ask(what, how));
};

interface Prepared {
  readonly id: string;
}

type Listener = (this: unknown, said: Prepared) => void;

interface ManagerChannel {
  readonly on: (event: string, listener: Listener) => void;
  readonly off: (event: string, listener: Listener) => void;
  readonly listeners: (event: string) => readonly Listener[] | undefined;
}

const LOOK_AGAIN_MS = 50;

/** Repeats the frame's news about its first story, its parameters and args, once sidebar and panel have their index. */
export const tellAgain = (api: Pick<API, 'getData'>, channel: ManagerChannel): void => {
  for (const event of [STORY_PREPARED, DOCS_PREPARED]) {
    // The receiver reads the sending frame from `this`.
    const hear: Listener = function hear(said) {
      channel.off(event, hear);
      if (api.getData(said.id)) return;
      const tell = () => {
        if (!api.getData(said.id)) setTimeout(tell, LOOK_AGAIN_MS);
        else for (const listener of channel.listeners(event) ?? []) listener.call(this, said);
      };
      tell();
    };
    channel.on(event, hear);
  }
};
