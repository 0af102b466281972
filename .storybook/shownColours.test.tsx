import { afterEach, expect, it } from 'vitest';
import { firstOfEachKind } from './firstOfEachKind.ts';
import { colourReader } from './shownColours.ts';

afterEach(() => document.body.replaceChildren());

const draw = (markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  return document.body;
};
const readAll = (markup: string): string[] => {
  const read = colourReader();
  return [...draw(markup).querySelectorAll('b')].map(read);
};

it('what shows the same colours on the same ground is the same, wherever it stands', () => {
  const [one, other] = readAll(`
    <div style="background: white"><b>a</b></div>
    <section style="background: white"><p><b>c</b></p></section>`);
  expect(other).toBe(one);
});

it('another colour, size, class, ground or what shows through it is something else', () => {
  const all = readAll(`
    <div style="background: white">
      <b>a</b>
      <b style="color: gray">b</b>
      <b style="font-size: 30px">c</b>
      <b class="outra">d</b>
      <p style="background: silver"><b>e</b></p>
      <p style="background: rgb(0 0 0 / 10%)"><b>f</b></p>
      <p style="opacity: 0.5"><b>g</b></p>
      <p style="background-image: linear-gradient(red, blue)"><b>h</b></p>
    </div>
    <div style="background: silver"><p style="background: rgb(0 0 0 / 10%)"><b>i</b></p></div>`);
  expect(new Set(all).size).toBe(all.length);
});

it('of what looks alike to a style the first stands for all, also when an empty one came before', () => {
  draw(`<table><tbody>
    <tr><td data-row="0" class="x"></td><td data-row="1" class="x">um</td><td data-row="2" class="x">dois</td></tr>
    <tr><td class="x" aria-selected="true">três</td></tr>
  </tbody></table>`);
  expect(firstOfEachKind(document.body).map(({ textContent }) => textContent)).toEqual(['um', 'três']);
});
