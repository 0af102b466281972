import { afterEach, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

// Plays like the frame of the workbench: the first story by its address, the others on request.
const player = `<!doctype html><html data-theme="light"><body><p></p><script>
  const listeners = [];
  let last;
  const finish = (storyId) => {
    document.querySelector('p').textContent = storyId;
    last = [{ storyId }];
    for (const listener of listeners) listener({ storyId });
  };
  window.told = [];
  window.__STORYBOOK_ADDONS_CHANNEL__ = { last: () => last, on: (_, listener) => listeners.push(listener) };
  window.__STORYBOOK_PREVIEW__ = {
    onSetCurrentStory: async ({ storyId, viewMode }) => {
      window.told.push(viewMode + ' ' + storyId);
      setTimeout(() => finish(storyId), 400);
    },
  };
  finish('first');
</script></body></html>`;

let stage: Stage | undefined;
afterEach(() => stage?.close());

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[aria-hidden="true"]')];
const open = () => {
  const asked: string[] = [];
  stage = openStage((storyId) => {
    asked.push(storyId);
    return URL.createObjectURL(new Blob([player], { type: 'text/html' }));
  });
  return { stage, asked };
};
const size = { width: 390, height: 854 };

it('shows a story in each theme and leaves the page in its own', async () => {
  const [light = '', dark = ''] = await open().stage.show('first', size, ['light', 'dark']);
  expect(light).toContain('data-theme="light"');
  expect(dark).toContain('data-theme="dark"');
  expect(dark).toContain('<p>first</p>');
  expect(frames()[0]?.contentDocument?.documentElement.dataset.theme).toBe('light');
  expect(frames()[0]?.width).toBe('390');
});

it('plays the next story in the same window, and waits until it is over', async () => {
  const { stage: own, asked } = open();
  await own.show('first', size, ['light']);
  const [text] = await own.show('second', { ...size, width: 1366 }, ['light']);
  expect(text).toContain('<p>second</p>');
  expect(asked).toEqual(['first']);
  expect((frames()[0]?.contentWindow as (Window & { told?: string[] }) | null)?.told).toEqual([
    'story second',
  ]);
  expect(frames()).toHaveLength(1);
});

it('takes its window away', async () => {
  const { stage: own } = open();
  await own.show('first', size, ['light']);
  own.close();
  expect(frames()).toEqual([]);
});
