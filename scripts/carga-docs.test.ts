import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arquivos } from '../apps/api/src/carga/arquivos/index.ts';
import { manifesto } from '../apps/api/src/carga/entregas/manifesto.ts';
import { withFiles } from './carga-docs.ts';
import { root } from './sources.ts';

const text = readFileSync(join(root, 'docs', 'carga.md'), 'utf8');

describe('docs/carga.md (CAR-42)', () => {
  it('is the one of the declarations: `npm run carga:docs` writes it', () => {
    expect(withFiles(text)).toBe(text);
  });

  it('is refused when a word of it is another, or its place is gone', () => {
    expect(withFiles(text.replace('A própria matrícula, no titular.', 'Outra coisa.'))).toBe(text);
    expect(() => withFiles(text.replaceAll('<!-- ordem', '<!-- outra'))).toThrow('faltam as marcas');
  });

  it('has an example of entrega.json that is taken', () => {
    const [, json = ''] = /```json\n(\{[^`]*\})\n```/.exec(text) ?? [];
    const { arquivos: declarados } = manifesto.parse(JSON.parse(json));
    for (const { nome, somas } of declarados)
      for (const coluna of Object.keys(somas)) {
        const declarada = arquivos.find((um) => um.nome === nome)?.colunas.find((um) => um.nome === coluna);
        expect(declarada?.tipo.nome, `${nome}.${coluna}`).toBe('reais');
      }
  });

  it('names only columns that there are in the view of the example', () => {
    const [, view = ''] = /create view carga\.beneficiarios as\nselect([^;]*)from/i.exec(text) ?? [];
    const escritas = [...view.matchAll(/ as (\w+)/g)].map(([, nome]) => nome);
    const { colunas = [] } = arquivos.find(({ nome }) => nome === 'beneficiarios') ?? {};
    const nomes = colunas.map(({ nome }) => nome);
    expect(escritas.filter((nome) => !nomes.includes(nome ?? ''))).toEqual([]);
    expect(
      colunas.filter((um) => um.obrigatoria && !escritas.includes(um.nome)).map((um) => um.nome),
    ).toEqual([]);
  });
});
