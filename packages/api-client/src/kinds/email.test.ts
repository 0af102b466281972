import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['ana@exemplo.com.br', "d'avila+boleto@exemplo.com.br", 'a/b@example.org', 'josé@exemplo.com.br'])(
  '%s is an address (FMT-14)',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'sem arroba',
  'a@b',
  'ana@exemplo..br',
  'a@b.com, c@d.com',
  'a@b.com\r\nBcc: x@y.com',
  '<a@b.com>',
  'a\u202e@exemplo.com.br',
  'ana@exem\u200bplo.com.br',
  'ana\u0001@exemplo.com.br',
  'ana\ufeff@exemplo.com.br',
  '|cat@exemplo.com.br',
  '/etc/passwd@exemplo.com.br',
  '-oQ@exemplo.com.br',
  `${'a'.repeat(190)}@exemplo.com.br`,
])('%j is none (FMT-14)', (text) => expect(isEmail(text)).toBe(false));
