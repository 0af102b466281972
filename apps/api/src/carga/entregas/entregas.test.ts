// @module-tag embedded
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { carrega } from './carrega.ts';
import { abreEntrega, marcaPronta } from './entregas.sql.ts';
import { type Manifesto, manifesto } from './manifesto.ts';
import { guardaArquivo } from './pedacos.sql.ts';
import { csvDasRecusadas } from './recusadas.ts';

let open: TestDatabase;
const em = '2026-11-26T09:00:00';
const quem = { login: 'USU_TI', via: 'TELA', em } as const;

beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(async () => {
  await sql`delete from carga_entrega`.execute(open.db);
  await sql`delete from vendedor`.execute(open.db);
});
afterAll(() => open.close());

const emPedacos = async function* (...pedacos: Buffer[]) {
  yield* pedacos;
};
const bytesDe = (texto: string) => emPedacos(Buffer.from(texto));

const entrega = async (
  id: string,
  arquivos: Record<string, string>,
  { declara = undefined as Manifesto | undefined, aplica = true, limite = 100 } = {},
) => {
  await abreEntrega(open.db, id, quem);
  for (const [nome, texto] of Object.entries(arquivos))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await guardaArquivo(open.db, { entrega: id, nome }, { fonte: bytesDe(texto), maxBytes: 1e9, em });
  await marcaPronta(open.db, id, { manifesto: declara, em });
  return carrega(open.db, { id, aplica, em, limiteDeRecusadas: limite });
};

const vendedores = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
const linha = (codigo: number, nome = `Pessoa ${codigo}`): string => `${codigo};${nome};;Vendedor;10;S\r\n`;
const todos = async () =>
  (
    await sql<{ codigo: string; nome: string }>`select codigo, nome from vendedor order by codigo`.execute(
      open.db,
    )
  ).rows;

const declarado = (arquivos: Record<string, string>, mais: Partial<Manifesto> = {}): Manifesto =>
  manifesto.parse({
    sistema: 'central',
    extraidaEm: '2026-11-26 03:00:00',
    arquivos: Object.entries(arquivos).map(([nome, texto]) => ({
      nome: `${nome}.csv`,
      linhas: texto.trim().split('\n').length - 1,
      sha256: createHash('sha256').update(texto).digest('hex'),
      completo: false,
    })),
    ...mais,
  });

describe('a delivery', () => {
  it('comes in, counts what is new, changed and the same, and changes nothing the second time', async () => {
    const primeira = await entrega('1', { vendedores: vendedores + linha(1) + linha(2) });
    expect(primeira).toMatchObject({
      situacao: 'APLICADA',
      relatorio: { mudancas: [{ novas: 2, mudadas: 0, iguais: 0 }] },
    });
    const segunda = await entrega('2', {
      vendedores: vendedores + linha(1, 'Outro nome') + linha(2) + linha(3),
    });
    expect(segunda.relatorio?.mudancas).toEqual([
      { arquivo: 'vendedores', tabela: 'vendedor', novas: 1, mudadas: 1, iguais: 1 },
    ]);
    expect(await todos()).toEqual([
      { codigo: '1', nome: 'Outro nome' },
      { codigo: '2', nome: 'Pessoa 2' },
      { codigo: '3', nome: 'Pessoa 3' },
    ]);
  });

  it('that is only judged writes nothing', async () => {
    const julgada = await entrega('1', { vendedores: vendedores + linha(1) }, { aplica: false });
    expect(julgada).toMatchObject({ situacao: 'JULGADA', relatorio: { mudancas: [{ novas: 1 }] } });
    expect(await todos()).toEqual([]);
    expect((await carrega(open.db, { id: '1', aplica: true, em, limiteDeRecusadas: 100 })).situacao).toBe(
      'APLICADA',
    );
    expect(await todos()).toHaveLength(1);
  });

  it('names each line at fault with column, value and remedy, and lets the others in', async () => {
    const arquivo = vendedores + linha(1) + 'x;Nome;;Vendedor;muitas;S\r\n' + linha(2) + ';;;;;\r\n';
    const feita = await entrega('1', { vendedores: arquivo }, { limite: 10_000 });
    expect(feita).toMatchObject({
      situacao: 'APLICADA',
      relatorio: { arquivos: [{ linhas: 4, recusadas: 2 }] },
    });
    const { rows } =
      await sql`select linha, coluna, valor, motivo, remedio from carga_problema order by id limit 3`.execute(
        open.db,
      );
    expect(rows).toEqual([
      { linha: 3, coluna: 'codigo', valor: 'x', motivo: 'não é código', remedio: 'escreva só algarismos' },
      {
        linha: 3,
        coluna: 'meta_vidas',
        valor: 'muitas',
        motivo: 'não é um número aceito aqui',
        remedio: 'escreva um número inteiro a partir de 0',
      },
      {
        linha: 5,
        coluna: 'codigo',
        valor: null,
        motivo: 'está em branco',
        remedio: 'preencha: é obrigatória',
      },
    ]);
    expect(await todos()).toHaveLength(2);
  });

  it('with more than the allowed part of its lines refused is refused whole', async () => {
    const feita = await entrega('1', { vendedores: `${vendedores}${linha(1)}x;Nome;;Vendedor;1;S\r\n` });
    expect(feita).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'Linhas demais foram recusadas em vendedores; nada entrou.',
    });
    expect(await todos()).toEqual([]);
  });

  it.each([
    [
      'an unknown column',
      'codigo;nome;login;cargo;meta_vidas;ativo;cor\r\n',
      'a coluna não é de vendedores.csv',
    ],
    ['a repeated column', 'codigo;nome;nome;cargo;meta_vidas;ativo\r\n', 'a coluna se repete'],
    ['a missing column', 'codigo;nome;login;cargo;ativo\r\n', 'falta a coluna em vendedores.csv'],
    [
      'a quotation mark that is not closed',
      `${vendedores}1;"Nome;;Vendedor;1;S\r\n${linha(2)}`,
      'aspas que não fecham',
    ],
    ['a ZIP', 'PK\u0003\u0004', 'compactado'],
    ['nothing', '', 'está vazio'],
  ])('with %s is refused as a whole', async (_, arquivo, motivo) => {
    const feita = await entrega('1', { vendedores: arquivo });
    expect(feita.situacao).toBe('RECUSADA');
    expect(feita.relatorio?.falhas.map((falha) => falha.motivo).join()).toContain(motivo);
    expect(await todos()).toEqual([]);
  });

  it('is read with commas, in windows-1252 and with a line end inside quotes', async () => {
    await abreEntrega(open.db, '1', quem);
    const bytes = Buffer.from(
      'codigo,nome,cargo,meta_vidas,ativo\n1,"João\nda Silva",Vendedor,1,N\n',
      'latin1',
    );
    await guardaArquivo(
      open.db,
      { entrega: '1', nome: 'vendedores' },
      { fonte: emPedacos(bytes), maxBytes: 1e9, em },
    );
    await marcaPronta(open.db, '1', { manifesto: undefined, em });
    await carrega(open.db, { id: '1', aplica: true, em, limiteDeRecusadas: 100 });
    expect(await todos()).toEqual([{ codigo: '1', nome: 'João da Silva' }]);
  });

  const devolvidas = async (arquivo: string): Promise<string> => {
    await entrega('1', { vendedores: arquivo }, { limite: 10_000 });
    const textos: string[] = [];
    const lugar = { entrega: '1', nome: 'vendedores' };
    for await (const texto of csvDasRecusadas(open.db, lugar, 'utf-8')) textos.push(texto);
    return textos.join('');
  };

  it('gives a line that was cut off back with its reason in the column of reasons', async () => {
    expect(await devolvidas(`${vendedores}${linha(1)}2;Ana`)).toMatch(
      /;ativo;motivo\r\n2;Ana;;;;;[^;]*a linha tem 2 colunas/,
    );
  });

  it('gives lines back with one column of reasons, also those that were given back before', async () => {
    const primeira = await devolvidas(`${vendedores}${linha(1)}2;Ana;;Vendedor;muitas;S\r\n`);
    await sql`delete from carga_entrega`.execute(open.db);
    const segunda = await devolvidas(primeira);
    expect(segunda.match(/motivo/g)).toHaveLength(1);
    expect(segunda).toBe(primeira);
  });

  it('gives a formula back as a text, in whatever column, and what the load reads as it came', async () => {
    const ana = '2;Ana;;Vendedor;';
    expect(await devolvidas(`${vendedores}${linha(1)}${ana}=1+1;S\r\n${ana}-1,5;S;@sobra\r\n`)).toMatch(
      /\r\n2;Ana;;Vendedor;'=1\+1;S;meta_vidas[^]*\r\n2;Ana;;Vendedor;-1,5;S;'@sobra;a linha tem 7/,
    );
  });

  it('takes refused lines again as they were given back, with the reasons in their last column', async () => {
    await entrega('1', {
      vendedores: 'codigo;nome;cargo;meta_vidas;ativo;motivo\r\n1;Ana;Vendedor;10;S;nome: está em branco',
    });
    expect(await todos()).toEqual([{ codigo: '1', nome: 'Ana' }]);
  });

  it.each(["=cmd|' /C calc'!A0", "\u200B=cmd|' /C calc'!A0", '@SUM(1)', '+1', '-1'])(
    'refuses %j in a text, and takes it behind an apostrophe as the text that it is',
    async (formula) => {
      const com = (nome: string) => ({ vendedores: `${vendedores}1;${nome};;Vendedor;10;S\r\n` });
      await entrega('1', com(formula), { limite: 10_000 });
      const { rows } = await sql`select coluna, motivo from carga_problema`.execute(open.db);
      expect(rows).toEqual([{ coluna: 'nome', motivo: 'começa como fórmula de planilha' }]);
      await entrega('2', com(`'${formula}`));
      expect(await todos()).toEqual([{ codigo: '1', nome: formula.replace('\u200B', '') }]);
    },
  );

  it('keeps the value of a column that did not come', async () => {
    await entrega('1', { vendedores: `${vendedores}1;Ana;ANA;Vendedor;10;S\r\n` });
    await entrega('2', { vendedores: 'codigo;nome;cargo;meta_vidas;ativo\r\n1;Ana;Vendedor;20;S\r\n' });
    const { rows } = await sql`select login, meta_vidas from vendedor`.execute(open.db);
    expect(rows).toEqual([{ login: 'ANA', meta_vidas: 20 }]);
  });
});

describe('entrega.json', () => {
  const arquivos = { vendedores: vendedores + linha(1) };

  it('older than the last one that was applied is refused', async () => {
    await entrega('1', arquivos, { declara: declarado(arquivos) });
    const outros = { vendedores: vendedores + linha(2) };
    const velha = await entrega('2', outros, {
      declara: declarado(outros, { extraidaEm: '2026-11-25 03:00:00' }),
    });
    expect(velha).toMatchObject({
      situacao: 'RECUSADA',
      motivo: expect.stringContaining('uma entrega mais velha não entra'),
    });
    expect(await todos()).toHaveLength(1);
  });

  it('with the same files again is answered as applied', async () => {
    await entrega('1', arquivos, { declara: declarado(arquivos) });
    const outra = await entrega('2', arquivos, { declara: declarado(arquivos) });
    expect(outra).toMatchObject({
      situacao: 'RECUSADA',
      motivo: expect.stringContaining('já foram aplicados na entrega 1'),
    });
  });

  it.each([
    ['another number of lines', { linhas: 7 }, 'tem 1 linhas, e entrega.json diz 7.'],
    ['another hash', { sha256: 'a'.repeat(64) }, 'o SHA-256 não é o de entrega.json'],
    ['a file that did not come', { nome: 'planos' }, 'está em entrega.json e não chegou.'],
  ])('with %s refuses the delivery', async (_, outro, motivo) => {
    const declara = declarado(arquivos);
    const feita = await entrega('1', arquivos, {
      declara: { ...declara, arquivos: declara.arquivos.map((um) => ({ ...um, ...outro })) },
    });
    expect(feita.situacao).toBe('RECUSADA');
    expect(feita.relatorio?.falhas.map((falha) => falha.motivo).join()).toContain(motivo);
    expect(await todos()).toEqual([]);
  });
});

describe('a complete file that was cut before it was sent', () => {
  const inteiro = vendedores + linha(1) + linha(2) + linha(3) + linha(4);
  it.each([
    ['in its middle', inteiro.length / 2],
    ['at the end of a line', inteiro.indexOf(linha(3))],
  ])('%s is told by entrega.json, and nothing goes in', async (_, corte) => {
    const feita = await entrega(
      '1',
      { vendedores: inteiro.slice(0, corte) },
      { declara: declarado({ vendedores: inteiro }), limite: 10_000 },
    );
    expect(feita.situacao).toBe('RECUSADA');
    expect(feita.relatorio?.falhas.map((falha) => falha.motivo)).toEqual([
      'o SHA-256 não é o de entrega.json: o arquivo mudou ou foi cortado no caminho.',
    ]);
    expect(await todos()).toEqual([]);
  });
});
