import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Entry, PageData } from './page/data.ts';
import { facts, stories } from './page/words.ts';
import { pageOf } from './page.ts';

const data: PageData = {
  entries: [],
  commit: '0123456789abcdef',
  subject: 'Mend <b>"Buscar"</b> & </script><script>alert(1)</script>',
  made: '21/11/2026 12:00',
  approved: [],
};
const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const part = (page: string, found: RegExp) => found.exec(page)?.[1];

it('the page runs its own code and nothing that a commit wrote', async () => {
  const page = await pageOf(data);
  const policy = part(page, /Content-Security-Policy" content="([^"]+)"/);
  expect(policy).toContain(`script-src ${hash(part(page, /<script type="module">([^]*?)<\/script>/))};`);
  expect(policy).toContain(`style-src ${hash(part(page, /<style>([^]*?)<\/style>/))};`);
  expect(policy).toContain("default-src 'none'");
  expect(page.match(/<script\b/g)).toHaveLength(2);
  expect(page).toContain('Mend &lt;b>&quot;Buscar&quot;&lt;/b> &amp; &lt;/script>');
});

it('the page tells its data whole', async () => {
  const page = await pageOf(data);
  const text = part(page, /<script type="application\/json" id="data">([^]*?)<\/script>/) ?? '';
  expect(JSON.parse(text)).toEqual(data);
});

it('only the page of a server, which has a key, asks anybody for anything', async () => {
  expect(await pageOf(data)).toContain("connect-src 'none'");
  expect(await pageOf({ ...data, key: 'k' })).toContain("connect-src 'self'");
});

const entry: Entry = {
  id: 'ui-button--default',
  title: 'ui/ações/Button',
  state: 'Padrão',
  kind: 'changed',
  files: [],
  before: 'a.png',
  after: 'b.png',
  dots: 1234,
  share: 0.0123,
};

it('a change is said in words', () => {
  expect(facts(entry)).toBe('1.234 pontos diferentes (1,23%)');
  expect(facts({ ...entry, dots: 1, share: 0.0001 })).toBe('1 ponto diferente (0,01%)');
  expect(facts({ ...entry, dots: 0 })).toMatch(/^Outro arquivo, mas nenhum ponto/);
  expect(facts({ ...entry, kind: 'code' })).toMatch(/^O código mudou/);
  const { before, after, ...bare } = entry;
  expect(facts({ ...bare, after: after ?? '' })).toBe('Não havia imagem antes.');
  expect(facts({ ...bare, before: before ?? '' })).toBe('A imagem foi apagada.');
  expect([stories(1), stories(2)]).toEqual(['1 história', '2 histórias']);
});
