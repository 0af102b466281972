import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Its dialog needs a whole table, so the stories of Pagamento com cartão test it. */
const inStories = ['BuscarBeneficiario'];

it('REL-1: Enter is pressed in every search of the screens', () => {
  const tested = readFileSync(new URL('searchForms.test.tsx', import.meta.url), 'utf8');
  const searches = Object.entries(sources)
    .filter(([path, text]) => /<SearchForm\b|role="search"/.test(text) && !path.endsWith('/SearchForm.tsx'))
    .map(([path]) => basename(path, '.tsx'));
  expect(searches.length).toBeGreaterThan(15);
  expect(searches.filter((name) => !tested.includes(`<${name}`))).toEqual(inStories);
});
