import { raioX } from '@vidas/api-client/financeiro/retorno/raioX.rules.ts';
import {
  camposDoCabecalho,
  camposDoDetalhe,
  camposDoFim,
} from '@vidas/api-client/financeiro/retorno/layout.rules.ts';
import { describe, expect, it, test } from 'vitest';
import { escreveRetorno, liquidado, registro } from '../demo/retorno/escreveRetorno.ts';
import { readCbr643, type RetornoLido } from './cbr643.ts';
import type { DetalheRetorno } from './detalheRetorno.ts';
import { ImportError } from './importError.ts';

const convenio = '3128557';
const numero = (n: number): string => `${convenio}${String(n).padStart(10, '0')}`;
const paga = (n: number, outro = {}) =>
  liquidado(
    {
      nossoNumero: numero(n),
      valorTitulo: 35_075,
      vencimento: '2026-10-15',
      pagoEm: '2026-10-19',
      creditoEm: '2026-10-21',
    },
    outro,
  );
const arquivo = (detalhes = [paga(1), paga(2, { juros: 150, recebido: 35_225, lancamento: 35_015 })]) =>
  escreveRetorno({ convenio, sequencial: 7, gravadoEm: '2026-10-20', detalhes });

const ler = async (
  texto: string,
  { porcao = 100, pedaco = 1_000, ...outros }: { porcao?: number; pedaco?: number; conduzido?: string } = {},
): Promise<{ detalhes: DetalheRetorno[]; fim: RetornoLido }> => {
  const bytes = Buffer.from(texto, 'latin1');
  const pedacos = Array.from({ length: Math.ceil(bytes.length / pedaco) }, (_, at) =>
    bytes.subarray(at * pedaco, (at + 1) * pedaco),
  );
  const leitura = readCbr643(pedacos, { convenio, porcao, ...outros });
  const detalhes: DetalheRetorno[] = [];
  for (;;) {
    const passo = await leitura.next();
    if (passo.done) return { detalhes, fim: passo.value };
    detalhes.push(...passo.value);
  }
};

const problemas = async (texto: string): Promise<string[]> => {
  const erro = await ler(texto).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(erro).toBeInstanceOf(ImportError);
  return (erro as ImportError).problems.map(({ line, message }) => `${line}: ${message}`);
};

/** The text with one character of a line replaced; line and position from 1. */
const troca = (texto: string, linha: number, posicao: number, novo: string): string => {
  const linhas = texto.split('\n');
  const antes = linhas[linha - 1] ?? '';
  linhas[linha - 1] = antes.slice(0, posicao - 1) + novo + antes.slice(posicao - 1 + novo.length);
  return linhas.join('\n');
};

test.each([
  ['cabeçalho', camposDoCabecalho],
  ['detalhe', camposDoDetalhe],
  ['fim', camposDoFim],
])('the fields of the %s cover its 400 positions without a gap (CBR-2)', (_, campos) => {
  let ate = 0;
  for (const { inicio, fim } of campos) {
    expect(inicio).toBe(ate + 1);
    ate = fim;
  }
  expect(ate).toBe(400);
});

it('reads header, details and end (CBR-2)', async () => {
  const { detalhes, fim } = await ler(arquivo());
  expect(fim).toEqual({ convenio, sequencial: 7, gravadoEm: '2026-10-20', detalhes: 2, avisos: [] });
  expect(detalhes.map(({ texto: _, ...detalhe }) => detalhe)[1]).toEqual({
    linha: 3,
    nossoNumero: numero(2),
    comando: '06',
    natureza: '01',
    ocorrencia: '2026-10-19',
    vencimento: '2026-10-15',
    credito: '2026-10-21',
    valorTitulo: 35_075,
    tarifa: 210,
    outrasDespesas: 0,
    abatimento: 0,
    desconto: 0,
    recebido: 35_225,
    juros: 150,
    outros: 0,
    lancamento: 35_015,
  });
});

const seis = arquivo(Array.from({ length: 6 }, (_, n) => paga(n + 1)));

test.each([1, 7, 399, 401, 402, 100_000])('pieces of %i bytes are the same file (CBR-1)', async (pedaco) => {
  for (const texto of [seis, seis.replaceAll('\n', '\r\n')]) {
    const { detalhes } = await ler(texto, { pedaco, porcao: 4 });
    expect(detalhes.map(({ linha, nossoNumero }) => `${linha} ${nossoNumero}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `${n + 1} ${numero(n)}`),
    );
  }
});

test.each(['\u001a', '\n', '\r\n\u001a', '\n\n', '\u001a\u001a\0\0', '\u001a\r\n'])(
  '%j after the end is nothing (CBR-1)',
  async (cauda) => {
    expect((await ler(arquivo() + cauda)).fim.detalhes).toBe(2);
  },
);

it('takes an end mark at the last record, and lines that end with CR alone (CBR-1)', async () => {
  expect((await ler(`${arquivo().trimEnd()}\u001a`)).fim.detalhes).toBe(2);
  expect((await ler(arquivo().replaceAll('\n', '\r'), { pedaco: 401 })).fim.detalhes).toBe(2);
});

test.each([
  ['UTF-8 with its mark', (texto: string) => `\u00ef\u00bb\u00bf${texto}`, 'está em UTF-8'],
  ['UTF-16', (texto: string) => Buffer.from(texto, 'utf16le').toString('latin1'), 'está em UTF-16'],
])('ARQ-2: a return saved in %s is refused with the cause', async (_, salva, causa) => {
  const [primeiro = ''] = await problemas(salva(arquivo()));
  expect(primeiro).toContain(causa);
});

it('takes a last line without its end', async () => {
  expect((await ler(arquivo().trimEnd())).fim.detalhes).toBe(2);
});

it('takes a line of an agreement that ours leads (REM-5)', async () => {
  const conduzida = troca(arquivo(), 2, 32, '3199999');
  expect((await ler(conduzida, { conduzido: '3199999' })).fim.detalhes).toBe(2);
});

test.each(['2', '3', '5'])(
  'type %s is passed over and keeps its place in the sequence (CBR-1)',
  async (tipo) => {
    const { detalhes, fim } = await ler(troca(arquivo(), 2, 1, tipo));
    expect([detalhes.map(({ linha }) => linha), fim.detalhes]).toEqual([[3], 1]);
  },
);

it('an end that disagrees is a notice (CBR-5)', async () => {
  const { fim } = await ler(troca(arquivo(), 4, 18, '0'.repeat(22)));
  expect(fim.avisos).toEqual([
    'O fim do arquivo diz 0 título(s) somando R$ 0,00; os detalhes são 2, somando R$ 701,50.',
  ]);
});

it('a debit is negative', async () => {
  const { detalhes } = await ler(
    arquivo([{ nossoNumero: numero(1), comando: '28', lancamento: 350, debitoCredito: 1 }]),
  );
  expect(detalhes[0]?.lancamento).toBe(-350);
});

describe('is refused with line and position:', () => {
  const linhas = arquivo().split('\n');
  test.each([
    ['an empty file', '', ['null: O arquivo está vazio.']],
    [
      'a short record',
      arquivo().replace(linhas[1] ?? '', (linhas[1] ?? '').slice(0, 399)),
      ['2: o registro tem 399 caracteres e devia ter 400.'],
    ],
    [
      'a file that another program wrote in UTF-8',
      Buffer.from(troca(arquivo(), 1, 47, 'OPERAÇÃO'), 'utf8').toString('latin1'),
      [
        '1: o arquivo está em UTF-8, e um retorno CBR643 vem em ISO-8859-1: foi aberto e gravado por outro programa. Baixe-o de novo do banco e envie-o sem abrir.',
      ],
    ],
    [
      'an unknown type',
      troca(arquivo(), 3, 1, '4'),
      ['3: posição 1: o tipo de registro "4" não existe; esperava 2, 3, 5, 7 ou 9.'],
    ],
    [
      'a line that is missing',
      linhas.toSpliced(1, 1).join('\n'),
      ['2: posições 395 a 400: o sequencial é "000003" e devia ser 000002; falta uma parte do arquivo.'],
    ],
    [
      'an end that is missing',
      linhas.slice(0, 3).join('\n'),
      ['4: o arquivo termina sem o registro 9: chegou incompleto.'],
    ],
    [
      'another agreement',
      troca(arquivo(), 1, 150, '1234567'),
      ['1: posições 150 a 156: o arquivo é do convênio 1234567 e o nosso é 3128557.'],
    ],
    [
      'a line of another agreement',
      troca(arquivo(), 2, 32, '1234567'),
      ['2: posições 32 a 38: a linha é do convênio 1234567 e o arquivo é do 3128557.'],
    ],
    [
      'a value that is no number',
      troca(arquivo(), 2, 266, 'A'),
      ['2: posições 254 a 266 (valor recebido): esperava só algarismos, veio "000000003507A".'],
    ],
    [
      'a value above R$ 10.000.000,00',
      troca(arquivo(), 2, 254, '0001000000001'),
      ['2: posições 254 a 266 (valor recebido): R$ 10.000.000,01 passa do limite de R$ 10.000.000,00.'],
    ],
    [
      'a day that does not exist',
      troca(arquivo(), 3, 111, '310226'),
      ['3: posições 111 a 116 (data da liquidação ou ocorrência): esperava um dia DDMMAA, veio "310226".'],
    ],
    [
      'something else',
      'nome;valor\n1;2\n',
      [
        '1: o registro tem 10 caracteres e devia ter 400.',
        '2: o registro tem 3 caracteres e devia ter 400.',
        '3: o arquivo termina sem o registro 9: chegou incompleto.',
      ],
    ],
    [
      'a remittance in the place of a return',
      troca(arquivo(), 1, 3, 'REMESSA'),
      ['1: posições 1 a 19: o arquivo não começa com o cabeçalho de um retorno de cobrança CBR643.'],
    ],
    ['a record behind the end', `${arquivo()}x`, ['5: há mais registros depois do fim do arquivo (tipo 9).']],
  ])('%s (CBR-4)', async (_, texto, ditos) => {
    expect(await problemas(texto)).toEqual(ditos);
  });

  it('at whatever place it was cut off (CBR-4)', async () => {
    const texto = arquivo();
    for (let ate = 1; ate < texto.trimEnd().length; ate += 97)
      expect((await problemas(texto.slice(0, ate))).length).toBeGreaterThan(0);
  });
});

it('opens a line field by field (CBR-3)', () => {
  const linha = registro(camposDoDetalhe, { tipo: 7, ...paga(1), natureza: '02', sequencial: 2 });
  const aberto = raioX(linha);
  expect(aberto.map(({ texto }) => texto).join('')).toBe(linha);
  const dito = Object.fromEntries(aberto.map(({ nome, significado }) => [nome, significado]));
  expect(dito).toMatchObject({
    tipo: 'Detalhe',
    comando: 'Liquidação normal',
    natureza: 'Liquidação parcial',
    canal: 'Internet',
    ocorrencia: '19/10/2026',
    valorTitulo: 'R$ 350,75',
    debitoCredito: 'Crédito',
    desconto: 'R$ 0,00',
  });
  const recusa = raioX(registro(camposDoDetalhe, { tipo: 7, comando: '03', natureza: '09' }));
  expect(recusa.find(({ nome }) => nome === 'natureza')?.significado).toBe('Data de vencimento inválida');
});
