// The built workbench draws the story before its own sidebar: working out the tree of 2,600 entries takes the page longer than a
// screen takes, and both wait for one processor (docs/performance.md).
import type { API } from 'storybook/manager-api';
import { DOCS_PREPARED, STORY_PREPARED } from 'storybook/internal/core-events';

/** Where the workbench opens: said in the address, so that its frame need not wait for the index to know. */
export const firstPage = '/docs/guia-começo--docs';

/** The events of a frame that has drawn what it was asked for. */
type Drawn = 'storyRendered' | 'docsRendered';

type Frame = Window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly last: (event: Drawn) => unknown };
};

/**
 * Has the sidebar ask for its index when the frame has drawn its story and played it, a second and a half after it shows something, or
 * after eight seconds. It is written into the page as text, before everything else there, and so uses nothing from outside.
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

/** Tells the sidebar and the panel, once they have their index, what the frame said of its first story before: its parameters, its args. */
export const tellAgain = (api: Pick<API, 'getData'>, channel: ManagerChannel): void => {
  for (const event of [STORY_PREPARED, DOCS_PREPARED]) {
    // Who is told reads from `this` which frame said it.
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
