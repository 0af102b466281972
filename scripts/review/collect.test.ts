import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout, pngOf, storiesOf, white, type Checkout } from './checkout.fixture.ts';
import { collect } from './collect.ts';
import { differenceOf } from './difference.ts';
import { baseCommit } from './repository.ts';

let here: Checkout;
let base = '';

const CARD = 'packages/ui/src/card/Card';
const kinds = () => collect(here.place, base).map(({ id, kind }) => `${id} ${kind}`);

beforeEach(() => {
  here = checkout();
  here.write('.gitignore', 'differences/\n');
  here.write(`${CARD}.stories.tsx`, storiesOf('ui/Card', ['Default', 'Dark'], "import './Card.tsx';"));
  here.write(`${CARD}.tsx`, "import './edge.ts';\nimport type { Far } from '../far/far.ts';\n");
  here.write('packages/ui/src/card/edge.ts', 'export const edge = 1;\n');
  here.write('packages/ui/src/far/far.ts', 'export type Far = 1;\n');
  here.write('packages/ui/src/list/List.stories.tsx', storiesOf('ui/List', ['Default']));
  for (const name of ['ui-card/default', 'ui-card/dark', 'ui-list/default'])
    here.write(`pictures/${name}.png`, pngOf(white));
  base = here.commit('First');
});
afterEach(() => here.remove());

describe('the stories to look at', () => {
  it('are none where nothing changed', () => {
    expect(kinds()).toEqual([]);
  });

  it('are those whose picture changed, with before, after and what differs', () => {
    const after = pngOf(white, 20, 5);
    here.write('pictures/ui-card/default.png', after);
    const [found, ...others] = collect(here.place, base);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id: 'ui-card--default', title: 'ui/Card', kind: 'changed', dots: 25 });
    expect(found?.share).toBe(25 / 400);
    expect(found?.before).toEqual(pngOf(white));
    expect(found?.after).toEqual(after);
    expect(found?.difference?.subarray(1, 4).toString()).toBe('PNG');
  });

  it('are those with a first picture, kept by git or not, and those whose picture is gone', () => {
    here.write('packages/ui/src/tab/Tab.stories.tsx', storiesOf('ui/Tab', ['Default']));
    here.write('pictures/ui-tab/default.png', pngOf(white));
    here.write(`${CARD}.stories.tsx`, storiesOf('ui/Card', ['Default'], "import './Card.tsx';"));
    rmSync(join(here.place.root, 'pictures/ui-card/dark.png'));
    const expected = ['ui-card--default code', 'ui-tab--default added', 'ui-card/dark removed'];
    expect(kinds().sort()).toEqual(expected.sort());
    here.commit('Second');
    expect(kinds().sort()).toEqual(expected);
    const gone = collect(here.place, base).find(({ kind }) => kind === 'removed');
    expect(gone).toMatchObject({ isStory: false, before: pngOf(white) });
    expect(gone).not.toHaveProperty('after');
  });

  it('are those that show a changed file, and no others', () => {
    here.write('packages/ui/src/card/edge.ts', 'export const edge = 2;\n');
    here.write('packages/ui/src/far/far.ts', 'export type Far = 2;\n');
    expect(kinds()).toEqual(['ui-card--default code', 'ui-card--dark code']);
    expect(collect(here.place, base)[0]).toMatchObject({
      files: ['packages/ui/src/card/edge.ts'],
      after: pngOf(white),
    });
  });

  it('are those of a screen that imports a component of another package by its name', () => {
    here.write(
      'packages/screens/src/a/A.stories.tsx',
      storiesOf('telas/a/A', ['Default'], "import '@vidas/ui/card/Card.tsx';"),
    );
    base = here.commit('Second');
    here.write(`${CARD}.tsx`, '// Another.\n');
    expect(kinds()).toContain('telas-a-a--default code');
  });

  it('are those that the last comparison drew otherwise, to be approved', () => {
    const drawn = pngOf(white, 20, 3);
    here.write('differences/ui-list/default-actual.png', drawn);
    here.write('differences/ui-card/default-actual.png', pngOf(white));
    expect(kinds()).toEqual(['ui-list--default pending']);
    expect(collect(here.place, base)[0]).toMatchObject({ before: pngOf(white), after: drawn, dots: 9 });
  });

  it('leave out the states that the frame draws', () => {
    const tagged =
      "const meta = { title: 'ui/List', tags: ['moldura'] };\nexport default meta;\nexport const Default = {};\n";
    here.write('packages/ui/src/list/List.stories.tsx', tagged);
    expect(kinds()).toEqual([]);
  });
});

it('counts the dots that only the larger of two pictures has', () => {
  expect(differenceOf(pngOf(white, 10), pngOf(white, 12)).dots).toBe(144 - 100);
});

describe('the commit to compare with', () => {
  it('is the one before on main, and where the branch left main on another', () => {
    here.write('b.txt', 'b');
    here.commit('Second');
    expect(baseCommit(here.place.root)).toBe(base);
    const left = here.git('rev-parse', 'HEAD');
    here.git('checkout', '--quiet', '-b', 'mine');
    here.write('a.txt', 'a');
    here.commit('Third');
    here.write('a.txt', 'b');
    here.commit('Fourth');
    expect(baseCommit(here.place.root)).toBe(left);
  });

  it('is named in the refusal when there is none of that name', () => {
    expect(() => baseCommit(here.place.root, '--help')).toThrow('Não conheço o commit "--help"');
    expect(() => baseCommit(here.place.root)).toThrow('diga qual é o commit');
  });
});
