import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { file, withSpeech } from './falaNosDocs.fixture.ts';

const text = readFileSync(file, 'utf8');

/** Words of a paper in spoken order. */
const falas = (kind: string): string[] => {
  const [, section = ''] = text.split(`### ${kind}\n`);
  return (section.split('\n### ')[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\d+\. (.*)$/.exec(line)?.[1] ?? []);
};

describe('docs/papeis.md (PAP-11)', () => {
  it('is what the papers say: `npm run papeis:docs` writes it', async () => {
    expect(await withSpeech(text)).toBe(text);
  });

  it('is refused when a word of it is another, or its place is gone', async () => {
    expect(await withSpeech(text.replace('Linha digitável', 'Linha'))).toBe(text);
    await expect(withSpeech(text.replace('fala: fim', 'outra'))).rejects.toThrow('faltam as marcas');
  });

  it('says of a boleto first who asks, how much, until when, what for and the line to copy', () => {
    const [quem, valor, dia, titulo, linha] = falas('Boleto');
    expect(quem).toBe('Operadora Inventada de Saúde S.A.');
    expect(valor).toBe('R$ 871,50');
    expect(dia).toBe('vence quinta-feira, 10/12/2026');
    expect(titulo).toBe('Título: Mensalidade de dezembro de 2026, 1 pessoa');
    expect(linha).toMatch(/^Linha digitável 00190\./);
  });

  it('names no field that is empty, and joins no two words', () => {
    for (const line of text.split('\n').filter((each) => /^\d+\. /.test(each))) {
      expect(line).not.toMatch(/Sacador|Uso do banco|Código de baixa|Autenticação/);
      expect(line).not.toMatch(/[a-zà-ú][A-ZÀ-Ú][a-zà-ú]/u);
    }
  });
});
