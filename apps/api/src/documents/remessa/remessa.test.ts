import { expect, it } from 'vitest';
import { casoEscrito, hoje, remetente, tresMudancas, umNovo, umNovoEDuasBaixas } from './casos.fixture.ts';
import { cepEhDaUf } from './cep.rules.ts';
import { escreveRemessa, RemessaRecusada } from './escreveRemessa.ts';
import { leRemessa } from './leRemessa.ts';
import { semAcentos } from './texto.rules.ts';
import type { LinhaDaRemessa } from './types.ts';

const escreve = (linhas: readonly LinhaDaRemessa[], { isTeste = false, dia = hoje, sequencial = 41 } = {}) =>
  escreveRemessa({ isTeste, dia, sequencial }, remetente, { linhas, hoje });

it.each([
  [1, [umNovo]],
  [2, umNovoEDuasBaixas],
  [3, tresMudancas],
] as const)('writes case %i byte by byte from business data (REM-1)', (caso, linhas) => {
  const { texto, recusadas } = escreve(linhas, { sequencial: 40 + caso });
  expect(recusadas).toEqual([]);
  expect(texto).toBe(casoEscrito(caso));
});

it('reads back what the cases say (REM-4)', () => {
  const lido = leRemessa(casoEscrito(2));
  expect(lido).toMatchObject({ isTeste: false, dia: '2026-11-26', sequencial: 42, convenioLider: '3123456' });
  expect(lido.detalhes.map(({ campos }) => [campos.comando, campos.nossoNumero, campos.valor])).toEqual([
    ['01', '31234560900000002', 85_320],
    ['02', '31234560000012345', 42_660],
    ['02', '31234560000012999', 42_660],
  ]);
  expect(leRemessa(casoEscrito(1)).detalhes[0]?.multa).toMatchObject({
    codigo: '2',
    desde: '2026-12-11',
    multa: 200,
    diasDeRecebimento: '060',
  });
});

it('folds to capitals without accents and cuts, never wraps (REM-2)', () => {
  expect(semAcentos('  Açaí & Cia. — “Ñandú” nº 7 ')).toBe('ACAI CIA NANDU N 7');
  const longo = 'Ação '.repeat(30);
  const { texto } = escreve([{ ...umNovo, pagador: { ...umNovo.pagador, nome: longo, endereco: longo } }]);
  expect(texto).toMatch(/^[A-Z0-9 \r\n]+$/);
  const detalhe = texto.split('\r\n')[1] ?? '';
  expect(detalhe).toHaveLength(400);
  expect(detalhe.slice(234, 271)).toBe('ACAO ACAO ACAO ACAO ACAO ACAO ACAO AC');
  expect(detalhe.slice(271, 274)).toBe('   ');
});

const comPagador = (mudado: Partial<LinhaDaRemessa['pagador']>): LinhaDaRemessa => ({
  ...umNovo,
  pagador: { ...umNovo.pagador, ...mudado },
});

it.each<[LinhaDaRemessa, RegExp]>([
  [comPagador({ documento: '12ABC34501DE35' }), /CNPJ 12ABC34501DE35 tem letras/],
  [comPagador({ documento: '52998224724' }), /CPF 52998224724 não existe/],
  [comPagador({ cep: '00000000' }), /CEP "00000000" do pagador não existe/],
  [comPagador({ cep: '85810000' }), /CEP 85810000 do pagador não é de SP/],
  [comPagador({ nome: '—' }), /falta o nome do pagador/i],
  [{ ...umNovo, nossoNumero: '31234570900000001' }, /não é do convênio 3123456/],
  [{ ...umNovo, carteira: '11' }, /carteira 11 não é a 17/],
  [{ ...umNovo, valorCents: 0 }, /valor deve ser maior que zero/],
  [{ ...umNovo, emitidoEm: '2026-11-27' }, /emissão não pode ser depois de hoje/],
  [{ ...umNovo, vencimento: '2026-11-25' }, /emissão não pode ser depois do vencimento/],
  [{ ...umNovo, vencimento: '2026-02-30' }, /vencimento "2026-02-30" não existe/],
  [{ ...umNovo, especie: '99' }, /espécie "99" não existe/],
  [{ ...umNovo, multa: { tipo: 'valor', quanto: 1, desde: '2026-12-10' } }, /multa não pode começar antes/],
  [{ ...umNovo, comando: '04', abatimentoCents: 41_885 }, /abatimento deve ser maior que zero e menor/],
  [{ ...umNovo, comando: '31', desconto: { ate: '2026-12-11', cents: 5 } }, /desconto não pode ser depois/],
])('a title that cannot be sent stays out and is said, case %# (REM-3)', (linha, motivo) => {
  const { texto, linhas, recusadas } = escreve([linha, ...umNovoEDuasBaixas]);
  expect(recusadas).toEqual([{ linha, motivo: expect.stringMatching(motivo) as string }]);
  expect(linhas).toEqual(umNovoEDuasBaixas);
  expect(leRemessa(texto).detalhes).toHaveLength(3);
});

it.each<[string, () => unknown, RegExp]>([
  [
    'two commands of one title',
    () => escreve([umNovo, { ...umNovo, comando: '02' }]),
    /31234560900000001 tem dois comandos/,
  ],
  ['a day to come', () => escreve([umNovo], { dia: '2026-11-27' }), /gravação não pode ser depois de hoje/],
  [
    'a test that writes off',
    () => escreve(umNovoEDuasBaixas, { isTeste: true }),
    /teste só registra títulos/,
  ],
  [
    'a sequence of eight figures',
    () => escreve([umNovo], { sequencial: 10_000_000 }),
    /sequencial da remessa vai de 1/,
  ],
  [
    'an own CNPJ with letters',
    () =>
      escreveRemessa(
        { isTeste: false, dia: hoje, sequencial: 1 },
        { ...remetente, documento: '12ABC34501DE35' },
        {
          linhas: [umNovo],
          hoje,
        },
      ),
    /do beneficiário, o CNPJ 12ABC34501DE35 tem letras/,
  ],
])('no file is written for %s (REM-3)', (_what, escrever, motivo) => {
  expect(escrever).toThrow(RemessaRecusada);
  expect(escrever).toThrow(motivo);
});

it('a test file says so in its header (REM-1)', () => {
  const { texto } = escreve([umNovo], { isTeste: true });
  expect(texto.slice(0, 26)).toBe('01TESTE  01COBRANCA       ');
  expect(leRemessa(texto).isTeste).toBe(true);
});

const linha = (caso: 1 | 2 | 3, qual: number): string => casoEscrito(caso).split('\r\n')[qual] ?? '';
const fim = linha(1, 3);

it.each<[string, string[], RegExp]>([
  ['no end', [linha(1, 0), linha(1, 1)], /termina sem o registro 9/],
  ['a short line', [linha(1, 0), linha(1, 1).slice(1), fim], /tem 399 caracteres/],
  ['a broken sequence', [linha(1, 0), linha(2, 2), fim], /395 a 400: o sequencial é "000003"/],
  [
    'a fine before its title',
    [linha(1, 0), linha(1, 2).replace('000003', '000002')],
    /registro 5 só vem depois/,
  ],
  [
    'a letter in the value',
    [linha(1, 0), linha(1, 1).replace('0000000041885', '00000000418A5')],
    /valor do título.*"00000000418A5"/,
  ],
  ['small letters', [linha(1, 0).replace('SAUDE', 'saude')], /letras maiúsculas sem acento/],
])('our reader refuses a file with %s, saying line and place (REM-4)', (_what, linhas, motivo) => {
  const texto = linhas.map((each) => `${each}\r\n`).join('');
  expect(() => leRemessa(texto)).toThrow(motivo);
  expect(() => leRemessa(texto)).toThrow(/Linha \d/);
});

it('a CEP is of the state that the post gave it to', () => {
  expect(cepEhDaUf('85810000', 'PR')).toBe(true);
  expect(cepEhDaUf('69300000', 'AM')).toBe(false);
  expect(cepEhDaUf('73000000', 'DF')).toBe(true);
  expect(cepEhDaUf('1300', 'SP')).toBe(false);
});
