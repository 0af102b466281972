import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { arquivoDe } from '../arquivos/index.ts';
import type { Arquivo } from '../arquivo.ts';
import { createJuiz, Problemas } from '../juiz.ts';
import { carregaPublicas } from './carregaPublicas.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(async () => {
  await open.db.deleteFrom('municipio').execute();
  await open.db.deleteFrom('glosa').execute();
});
afterAll(() => open.close());

const municipios = () => open.db.selectFrom('municipio').selectAll().orderBy('codigo').execute();
const glosas = () => open.db.selectFrom('glosa').selectAll().orderBy('codigo').execute();

describe('the public tables (CAR-43)', () => {
  it('fill an empty database, once, also where two servers start together', async () => {
    await Promise.all([carregaPublicas(open.db), carregaPublicas(open.db)]);
    await carregaPublicas(open.db);
    const cidades = await municipios();
    expect(cidades).toHaveLength(5571);
    expect(cidades).toContainEqual({ codigo: '4104808', nome: 'Cascavel', uf: 'PR' });
    expect(new Set(cidades.map(({ uf }) => uf)).size).toBe(27);
    const codigos = await glosas();
    expect(codigos).toHaveLength(768);
    expect(codigos).toContainEqual({ codigo: '1001', descricao: 'NÚMERO DA CARTEIRA INVÁLIDO' });
    expect(codigos.find(({ codigo }) => codigo === '1835')?.descricao).toMatch(
      /^"ANALGESIA POR DIA SUBSEQUENTE" NÃO/,
    );
  });

  it('leave a table that has a row as it is', async () => {
    await open.db.insertInto('municipio').values({ codigo: '4104808', nome: 'Cascavel', uf: 'PR' }).execute();
    await carregaPublicas(open.db);
    expect(await municipios()).toHaveLength(1);
    expect(await glosas()).toHaveLength(768);
  });

  it('are what the files 01 and 02 take', async () => {
    await carregaPublicas(open.db);
    const problemas = new Problemas();
    const julga = (nome: string, linhas: readonly (readonly string[])[], cabecalho: string[]) => {
      const juiz = createJuiz(arquivoDe(nome) as Arquivo, { linha: 1, celulas: cabecalho }, problemas);
      for (const [at, celulas] of linhas.entries()) juiz.julga({ linha: at + 2, celulas: [...celulas] });
    };
    const cidades = await municipios();
    julga(
      'municipios',
      cidades.map(({ codigo, nome, uf }) => [codigo, nome, uf]),
      ['codigo', 'nome', 'uf'],
    );
    const codigos = await glosas();
    julga(
      'tabelas_de_apoio',
      codigos.map(({ codigo, descricao }) => ['glosa', codigo, descricao]),
      ['tabela', 'codigo', 'descricao'],
    );
    expect(problemas.guardados).toEqual([]);
  });
});
