import { afterEach, expect, it } from 'vitest';
import { snapshotOf } from './snapshot.ts';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** An own page with the remains of a story. */
const pageWith = (body: string, head = ''): Promise<Document> => {
  const frame = document.createElement('iframe');
  frames.push(frame);
  frame.srcdoc = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  document.body.append(frame);
  return new Promise((resolve) =>
    frame.addEventListener('load', () => frame.contentDocument && resolve(frame.contentDocument)),
  );
};

const read = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

it('keeps what a person typed, ticked and chose, which no attribute says', async () => {
  const page = await pageWith(
    '<input id="name" value="Ana"><input id="off" type="checkbox" checked><textarea></textarea><select><option selected>A</option><option>B</option></select>',
  );
  const [name, box] = page.querySelectorAll('input');
  if (name) name.value = 'Rute';
  if (box) box.checked = false;
  for (const area of page.querySelectorAll('textarea')) area.value = 'Laudo';
  for (const list of page.querySelectorAll('select')) list.selectedIndex = 1;
  const copy = read(snapshotOf(page));
  expect(copy.querySelector('#name')?.getAttribute('value')).toBe('Rute');
  expect(copy.querySelector('#off')?.hasAttribute('checked')).toBe(false);
  expect(copy.querySelector('textarea')?.value).toBe('Laudo');
  expect(copy.querySelector('option[selected]')?.textContent).toBe('B');
});

it('keeps rules that a library wrote past the text of its element, and pictures as they are drawn', async () => {
  const page = await pageWith('<canvas width="4" height="4" class="chart"></canvas>', '<style></style>');
  page.querySelector('style')?.sheet?.insertRule('p { color: rgb(1, 2, 3); }');
  const copy = read(snapshotOf(page));
  expect(copy.querySelector('style')?.textContent).toContain('rgb(1, 2, 3)');
  expect(copy.querySelector('canvas')).toBeNull();
  expect(copy.querySelector('img.chart')?.getAttribute('src')).toMatch(/^data:image\/png/);
});

it('runs nothing and moves nothing', async () => {
  const page = await pageWith(
    '<script type="text/plain">run()</script><div class="sb-wrapper">Storybook</div><p>Vidas</p>',
    '<link rel="modulepreload" href="a.js"><link rel="stylesheet" crossorigin href="data:text/css,">',
  );
  const copy = read(snapshotOf(page));
  expect(copy.querySelectorAll('script, .sb-wrapper, link[rel="modulepreload"], [crossorigin]')).toHaveLength(
    0,
  );
  expect(copy.querySelector('p')?.textContent).toBe('Vidas');
  expect(copy.head.textContent).toContain('animation: none !important');
  expect(page.querySelector('.sb-wrapper')).not.toBeNull();
});
