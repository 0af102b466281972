import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approve } from './approve.ts';
import { checkout, pngOf, storiesOf, white, type Checkout } from './checkout.fixture.ts';

let here: Checkout;
const drawn = pngOf(white, 20, 4);
const read = (path: string) => readFileSync(join(here.place.root, path));

beforeEach(() => {
  here = checkout();
  here.write('packages/ui/src/card/Card.stories.tsx', storiesOf('ui/Cartão', ['Default', 'Dark']));
  here.write('pictures/ui-cartao/default.png', pngOf(white));
  here.write('differences/ui-cartao/default-actual.png', drawn);
});
afterEach(() => here.remove());

describe('approving', () => {
  it('stores what was drawn, once', () => {
    expect(approve(here.place, 'ui-cartão--default')).toBe('pictures/ui-cartao/default.png');
    expect(read('pictures/ui-cartao/default.png')).toEqual(drawn);
    expect(() => approve(here.place, 'ui-cartão--default')).toThrow('Não há imagem nova');
  });

  it('stores the first picture of a story', () => {
    here.write('differences/ui-cartao/dark-reference.png', drawn);
    approve(here.place, 'ui-cartão--dark');
    expect(read('pictures/ui-cartao/dark.png')).toEqual(drawn);
  });

  it.each(['../../fora--x', '/etc/x--y', 'ui-outra--default', ''])('refuses what is no story: "%s"', (id) => {
    here.write('differences/../fora/x-reference.png', drawn);
    expect(() => approve(here.place, id)).toThrow(`Não conheço a história "${id}"`);
  });

  it('refuses to write outside the pictures, where a link leads out', () => {
    const outside = join(here.place.root, 'outside');
    mkdirSync(outside);
    here.write('packages/ui/src/out/Out.stories.tsx', storiesOf('ui/Out', ['Default']));
    here.write('differences/ui-out/default-reference.png', drawn);
    symlinkSync(outside, join(here.place.root, 'pictures/ui-out'));
    expect(() => approve(here.place, 'ui-out--default')).toThrow('ficaria fora de pictures');
    expect(existsSync(join(outside, 'default.png'))).toBe(false);
  });

  it('refuses a picture that was cut off', () => {
    here.write('differences/ui-cartao/default-actual.png', drawn.subarray(0, 60));
    expect(() => approve(here.place, 'ui-cartão--default')).toThrow('não é um PNG inteiro');
    expect(read('pictures/ui-cartao/default.png')).toEqual(pngOf(white));
  });
});
