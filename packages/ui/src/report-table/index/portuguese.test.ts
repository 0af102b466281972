import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { fold } from '../../fold/fold.ts';
import { comparePortuguese } from './letterWeights.ts';
import { finish } from '../steps.ts';
import { buildTextKeys } from './textKeys.ts';
import { rankTexts } from './textRanks.ts';

/** Names with their folded form; the server's order of names is tested with the same list. */
const words = JSON.parse(readFileSync(new URL('./portuguese.fixture.json', import.meta.url), 'utf8')) as [
  string,
  string,
][];

interface Linha {
  readonly nome: string;
}
const nome = columnsOf<Linha>().field('nome', { header: 'Nome' });

describe('Portuguese names on screen', () => {
  it.each(words)('%j is searched as %j', (text, key) => {
    expect(fold(text)).toBe(key);
  });

  it('stand in the order of Portuguese, and alike where only accents and case differ', () => {
    const rows = words.map(([text]) => ({ nome: text }));
    const { ranks } = finish(rankTexts(finish(buildTextKeys(rows, nome))));
    for (const [a, { nome: first }] of rows.entries())
      for (const [b, { nome: second }] of rows.entries())
        expect([first, second, Math.sign((ranks[a] ?? 0) - (ranks[b] ?? 0))]).toEqual([
          first,
          second,
          Math.sign(comparePortuguese(first, second)),
        ]);
  });
});
