import { expect, it } from 'vitest';
import { telHref } from './telHref.ts';

it.each([
  ['45999012345', 'tel:+5545999012345'],
  ['4532241234', 'tel:+554532241234'],
  ['4500000000', undefined],
  ['', undefined],
  [null, undefined],
])('PRV-23: calls %j with %j', (fone, href) => expect(telHref(fone)).toBe(href));
