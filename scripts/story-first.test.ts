import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPage, holdIndex, tellAgain } from '../.storybook/storyFirst.ts';
import { root } from './sources.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page of the workbench as far as the index is held in it; `frame` is what its frame says of itself. */
const open = (address: string) => {
  const asked: string[] = [];
  const shown: string[] = [];
  const frame: { className: string; drawn?: unknown } = { className: '' };
  const page = {
    URL,
    location: { href: address },
    history: {
      replaceState: (_: unknown, __: string, to: URL) => shown.push(to.searchParams.get('path') ?? ''),
    },
    fetch: (what: string) => {
      asked.push(what);
      return Promise.resolve();
    },
    performance: { now: () => Date.now() },
    setTimeout,
    document: {
      querySelector: () => ({
        contentDocument: { body: { className: frame.className } },
        contentWindow: { __STORYBOOK_ADDONS_CHANNEL__: { last: () => frame.drawn } },
      }),
    },
  };
  holdIndex(page as unknown as Parameters<typeof holdIndex>[0], firstPage);
  return { page, asked, shown, frame };
};
const story = 'http://localhost/?path=/story/ui-dados-tag--default';

it('the sidebar has its index when the story is drawn, and everything else at once', async () => {
  const { page, asked, frame } = open(story);
  void page.fetch('./index.json');
  void page.fetch('./project.json');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['./project.json']);
  frame.drawn = [{}];
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual(['./project.json', './index.json']);
});

it('waits no longer than a second and a half for a story that plays, an error or nothing', async () => {
  for (const className of ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview']) {
    const { page, asked, frame } = open(story);
    frame.className = className;
    void page.fetch('./index.json');
    await vi.advanceTimersByTimeAsync(1400);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['./index.json']);
  }
});

it('waits no longer than eight seconds for a story that never comes', async () => {
  const { page, asked } = open(story);
  void page.fetch('./index.json');
  await vi.advanceTimersByTimeAsync(7900);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['./index.json']);
});

it('a page without a frame waits for nothing', () => {
  const { page, asked } = open('http://localhost/?path=/settings/about');
  void page.fetch('./index.json');
  expect(asked).toEqual(['./index.json']);
});

it('the workbench opens where the guide begins', () => {
  expect(open('http://localhost/').shown).toEqual([firstPage]);
  expect(open(story).shown).toEqual([]);
  const guide = readFileSync(join(root, '.storybook/docs/comeco.mdx'), 'utf8');
  const title = /<Meta title="([^"]+)"/.exec(guide)?.[1] ?? '';
  expect(firstPage).toBe(`/docs/${title.toLowerCase().replace('/', '-')}--docs`);
});

it('what the frame said of its story before the sidebar had its index is told again, once', async () => {
  type Said = { readonly id: string };
  const listeners = new Set<(this: unknown, said: Said) => void>();
  const told: unknown[] = [];
  let hasIndex = false;
  const isOf = (event: string) => event === 'storyPrepared';
  const channel = {
    on: (event: string, listener: (this: unknown, said: Said) => void) =>
      isOf(event) && listeners.add(listener),
    off: (_: string, listener: (this: unknown, said: Said) => void) => listeners.delete(listener),
    listeners: (event: string) => (isOf(event) ? [...listeners] : undefined),
  };
  const say = (said: Said) => {
    for (const listener of channel.listeners('storyPrepared') ?? []) listener.call('the frame', said);
  };
  tellAgain({ getData: ((id: string) => (hasIndex ? { id } : undefined)) as never }, channel);
  listeners.add(function hear(this: unknown, said) {
    told.push([this, said.id, hasIndex]);
  });
  say({ id: 'ui-dados-tag--default' });
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([['the frame', 'ui-dados-tag--default', false]]);
  hasIndex = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(told.slice(1)).toEqual([['the frame', 'ui-dados-tag--default', true]]);
});
