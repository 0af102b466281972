import { expect, it } from 'vitest';
import { arquivos } from './arquivos/index.ts';
import { modeloDe } from './exporta.sql.ts';
import { createJuiz, Problemas } from './juiz.ts';
import { type Registro, registrosDe } from './leitor.ts';

const arquivo = arquivos.find(({ nome }) => nome === 'beneficiarios');
if (!arquivo) throw new Error('There is no file of beneficiaries.');
const [nomes = '', valores = ''] = modeloDe(arquivo).trim().replace('\uFEFF', '').split(/\r?\n/);
const colunas = nomes.split(';');

/** The line of the template with other cells. */
const linha = (outras: Readonly<Record<string, string>> = {}): string[] =>
  valores.split(';').map((valor, at) => outras[colunas[at] ?? ''] ?? valor);

const julga = async (texto: string) => {
  const abre = async function* () {
    yield Buffer.from(texto);
  };
  const registros: Registro[] = [];
  for await (const porcao of registrosDe(abre, 'utf-8')) registros.push(...porcao);
  const [cabecalho, ...linhas] = registros;
  if (!cabecalho) throw new Error('There is no head.');
  const problemas = new Problemas();
  const juiz = createJuiz(arquivo, cabecalho, problemas);
  return {
    julgadas: linhas.map((each) => juiz.julga(each)),
    ditos: problemas.guardados.map(({ linha: nr, coluna, motivo, avisa }) => [nr, coluna, motivo, avisa]),
  };
};
const arquivoCom = (...linhas: string[][]): string =>
  [nomes, ...linhas.map((celulas) => celulas.join(';')), ''].join('\n');

it('CAR-73: the separator that Excel is told is no line of data', async () => {
  const { julgadas, ditos } = await julga(`sep=;\r\n${arquivoCom(linha())}`);
  expect(ditos).toEqual([]);
  expect(julgadas.map(({ nr_linha }) => nr_linha)).toEqual([3]);
});

it('CAR-73: an empty column at the end is none', async () => {
  const { ditos } = await julga(`${nomes};;\n${linha().join(';')};;\n`);
  expect(ditos).toEqual([]);
});

it('CAR-73: the last empty cells may be missing, which is said once, and not where the file was cut', async () => {
  const curta = linha().slice(0, -2);
  const uma = `a linha tem ${curta.length} colunas e o cabeçalho ${colunas.length}`;
  const { julgadas, ditos } = await julga(arquivoCom(linha(), curta, curta));
  expect(ditos).toEqual([[3, null, expect.stringContaining(`${uma}: as que faltam`), true]]);
  expect(julgadas.map(({ recusada }) => recusada)).toEqual([false, false, false]);
  const cortado = await julga(arquivoCom(linha(), curta).trimEnd());
  expect(cortado.ditos).toEqual([[3, null, uma, false]]);
});

it.each([
  ['cpf', '1,9E+10', 'a planilha o guardou como número e perdeu algarismos'],
  ['cpf', '1234567890', 'perdeu os zeros do começo'],
  ['matricula', '12', 'perdeu os zeros do começo'],
])('CAR-73: %s %s: %s', async (coluna, valor, motivo) => {
  const { ditos } = await julga(arquivoCom(linha({ [coluna]: valor })));
  expect(ditos).toEqual([[2, coluna, motivo, false]]);
});

it.each([
  ['VERDADEIRO', true],
  ['FALSO', false],
  ['Não', false],
  ['s', true],
])('CAR-73: %s is %s', async (valor, lido) => {
  const coluna = arquivo.colunas.find(({ tipo }) => tipo.nome === 'S ou N')?.nome ?? '';
  const { julgadas } = await julga(arquivoCom(linha({ [coluna]: valor })));
  expect(julgadas[0]?.[coluna]).toBe(lido);
});

it('CAR-73: a line far down in a large file has its own number', async () => {
  const muitas = Array.from({ length: 3_000 }, () => linha());
  const { ditos } = await julga(arquivoCom(...muitas, linha({ matricula: 'x' })));
  expect(ditos.map(([nr]) => nr)).toEqual([3_002]);
});
