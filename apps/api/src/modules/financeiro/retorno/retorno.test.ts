import type { DetalheDaLinha } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Preenchido } from '../../../demo/retorno/escreveRetorno.ts';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { aberto, type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { saldos } from './fixtures/saldos.sql.ts';
import { paga, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

const fim = async (detalhe: Preenchido): Promise<string> =>
  (await kit.fins((await kit.aplica(retorno([detalhe]))).arquivoId))[0] ?? '';

describe('a line ends as (CBR-9)', () => {
  test.each<[string, Preenchido, object]>([
    ['LIQUIDADO', paga(1), { pagoEm: '2026-11-10', pago: 30_000, status: 'PAGA' }],
    [
      'LIQUIDADO',
      paga(1, { juros: 150, outros: 600, recebido: 30_750 }),
      { pagoEm: '2026-11-10', pago: 30_750, juros: 750, status: 'PAGA' },
    ],
    ['LIQUIDADO', paga(1, { desconto: 1_000, recebido: 29_000 }), { pago: 29_000, status: 'PAGA' }],
    ['LIQUIDADO', paga(1, { comando: '15', natureza: '09' }), { pago: 30_000, status: 'PAGA' }],
    ['PARCIAL', paga(1, { comando: '07', natureza: '02', recebido: 10_000 }), aberto],
    ['VALOR_DIFERENTE', paga(1, { recebido: 29_999 }), aberto],
    ['VALOR_DIFERENTE', paga(1, { recebido: 30_001 }), { pago: 30_000, status: 'PAGA' }],
    [
      'TARIFA',
      {
        nossoNumero: nossoNumero(1),
        comando: '28',
        lancamento: 350,
        debitoCredito: 1,
        ocorrencia: '2026-11-10',
      },
      aberto,
    ],
    ['RECUSADO', { nossoNumero: nossoNumero(1), comando: '03', natureza: '09' }, aberto],
    ['DESCONHECIDO', paga(99), aberto],
    ['INFORMATIVO', { nossoNumero: nossoNumero(1), comando: '09', natureza: '90' }, aberto],
    ['INFORMATIVO', { nossoNumero: nossoNumero(1), comando: '77' }, aberto],
    ['CHEQUE_DEVOLVIDO', { nossoNumero: nossoNumero(1), comando: '44' }, aberto],
  ])('%s', async (esperado, detalhe, depois) => {
    expect(await fim(detalhe)).toBe(esperado);
    expect(await kit.titulo(1)).toMatchObject(depois);
  });

  it('CANCELADO, with the money as a credit (CBR-11)', async () => {
    await kit.t.db
      .updateTable('titulo')
      .set({ cancelado_em: '2026-11-01' })
      .where('numero', '=', 'T1')
      .execute();
    expect(await fim(paga(1))).toBe('CANCELADO');
    expect(await kit.titulo(1)).toEqual(aberto);
    expect(await kit.pede('getCreditosRetorno')).toMatchObject([
      { fim: 'CANCELADO', titulo: 'T1', pagador: 'Ávila Inventada', credito: '300,00' },
    ]);
  });
});

it('says why the bank refused, and what agreed and what differed (CBR-6, CBR-9)', async () => {
  const { arquivoId } = await kit.aplica(
    retorno([
      { nossoNumero: nossoNumero(1), comando: '03', natureza: '09' },
      paga(2, { valorTitulo: 31_000, lancamento: 29_000 }),
    ]),
  );
  expect((await kit.linhas(arquivoId)).map(({ motivo, diferencas }) => [motivo, diferencas])).toEqual([
    ['Data de vencimento inválida', null],
    [null, 'valor do título, valor do lançamento, valor recebido'],
  ]);
  const { comparacao, texto } = await kit.pede<DetalheDaLinha>(`getLinhaRetorno/${arquivoId}/3`);
  expect(texto).toHaveLength(400);
  expect(comparacao).toEqual([
    { campo: 'nossoNumero', banco: nossoNumero(2), nosso: nossoNumero(2) },
    { campo: 'valorTitulo', banco: 31_000, nosso: 30_000 },
    { campo: 'vencimento', banco: '2026-11-10', nosso: '2026-11-10' },
    { campo: 'lancamento', banco: 29_000, nosso: 29_790 },
    { campo: 'recebido', banco: 30_000, nosso: 31_000 },
  ]);
});

it('adds partial payments up to the title, over two files', async () => {
  const parte = (recebido: number, outro = {}) =>
    paga(1, { comando: '07', natureza: '02', recebido, ...outro });
  const um = await kit.aplica(retorno([parte(10_000), parte(5_000)]));
  expect([await kit.fins(um.arquivoId), await kit.titulo(1)]).toEqual([['PARCIAL', 'PARCIAL'], aberto]);
  const dois = await kit.aplica(
    retorno([parte(15_500, { comando: '08', natureza: '03', juros: 500, ocorrencia: '2026-11-12' })], {
      sequencial: 8,
    }),
  );
  expect(await kit.fins(dois.arquivoId)).toEqual(['LIQUIDADO']);
  expect(await kit.titulo(1)).toMatchObject({
    pagoEm: '2026-11-12',
    pago: 30_500,
    juros: 500,
    status: 'PAGA',
  });
});

it('keeps the second payment of a title, and of a bill paid by card, as a credit (CBR-11)', async () => {
  await kit.t.db.updateTable('fatura').set({ status: 'PAGA' }).where('numero', '=', 'F2').execute();
  const { arquivoId } = await kit.aplica(retorno([paga(1), paga(1, { canal: '08' }), paga(2)]));
  expect(await kit.fins(arquivoId)).toEqual(['LIQUIDADO', 'DUPLICIDADE', 'DUPLICIDADE']);
  expect(await kit.titulo(1)).toMatchObject({ pago: 30_000, status: 'PAGA' });
  expect(await kit.titulo(2)).toMatchObject({ pagoEm: null, pago: null });
  expect(await kit.pede('getCreditosRetorno')).toMatchObject([
    { titulo: 'T1', credito: '300,00' },
    { titulo: 'T2', credito: '300,00' },
  ]);
});

it('undoes the payment of a returned cheque, and takes the title for paid again when it is', async () => {
  await kit.aplica(retorno([paga(1, { natureza: '04' })]));
  const devolvido = await kit.aplica(
    retorno(
      [
        paga(1, {
          comando: '44',
          natureza: '00',
          lancamento: 30_000,
          debitoCredito: 1,
          ocorrencia: '2026-11-13',
        }),
      ],
      { sequencial: 8 },
    ),
  );
  expect([await kit.fins(devolvido.arquivoId), await kit.titulo(1)]).toEqual([['CHEQUE_DEVOLVIDO'], aberto]);
  const outra = await kit.aplica(
    retorno([paga(1, { ocorrencia: '2026-11-16', credito: '2026-11-17' })], { sequencial: 9 }),
  );
  expect([await kit.fins(outra.arquivoId), (await kit.titulo(1)).pagoEm]).toEqual([
    ['LIQUIDADO'],
    '2026-11-16',
  ]);
});

it('counts the titles of a file and gives those that enter its valid days (CBR-13)', async () => {
  const entrada = { nossoNumero: nossoNumero(1), comando: '02', ocorrencia: '2026-11-01' };
  const { verify } = await kit.aplica(retorno([entrada, paga(2), paga(2, { canal: '08' }), paga(99)]), {
    dias: '45',
  });
  expect(verify).toEqual({ qtdBoleto: 2 });
  expect([(await kit.titulo(1)).dias, (await kit.titulo(2)).dias]).toEqual([45, 30]);
  expect(await kit.pede('getDadosUpload')).toMatchObject([
    {
      QTD_BOLETO: 2,
      LINHAS: 4,
      DIAS_VALIDO_BOLETO: 45,
      TAMANHO: 6 * 401,
      SITUACAO: 'APLICADO',
      USUARIO: 'Flávio Financeiro',
    },
  ]);
});

it('says which return did not come', async () => {
  const um = async (sequencial: number, numero: number) =>
    (await kit.aplica(retorno([paga(numero)], { sequencial }))).avisos;
  expect([await um(7, 1), await um(9, 2), await um(8, 3), await um(13, 4)]).toEqual([
    [],
    ['O retorno 8 não chegou.'],
    [],
    ['Os retornos 10 a 12 não chegaram.'],
  ]);
});

it('says which return is missing now, not when the file came (CBR-7)', async () => {
  await kit.aplica(retorno([paga(1)], { sequencial: 113 }));
  const { arquivoId, avisos } = await kit.aplica(retorno([paga(2)], { sequencial: 115 }));
  const mostrados = async () =>
    (await kit.pede<{ avisos: string[] }>(`getResumoRetorno/${arquivoId}`)).avisos;
  expect([avisos, await mostrados()]).toEqual([['O retorno 114 não chegou.'], ['O retorno 114 não chegou.']]);
  const meio = await kit.aplica(retorno([paga(3)], { sequencial: 114 }));
  expect(await mostrados()).toEqual([]);
  await kit.manda('desfazRetorno', { arquivo: meio.arquivoId, linha: 0, motivo: 'engano' });
  expect(await mostrados()).toEqual(['O retorno 114 não chegou.']);
});

it('says in the list what each file posts, repetitions apart', async () => {
  await kit.aplica(retorno([paga(1), paga(2)]));
  const { arquivoId } = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
  const lancamentos = async () =>
    (await kit.pede<{ LANCAMENTO: string }[]>('getDadosUpload')).map(({ LANCAMENTO }) => LANCAMENTO);
  expect(await lancamentos()).toEqual(['297,90', '595,80']);
  await kit.manda('decideDuvidaRetorno', { arquivo: arquivoId, linha: 2, segundoPagamento: false });
  expect(await lancamentos()).toEqual(['0,00', '595,80']);
  await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' });
  expect(await lancamentos()).toEqual([null, '595,80']);
});

describe('refuses', () => {
  it('refuses a name that no return has, and impossible valid days', async () => {
    const errado = await kit.envia(retorno([paga(1)]), { name: 'extrato.ret' });
    expect([errado.statusCode, errado.json<{ error: string }>().error]).toEqual([
      422,
      'Arquivo incorreto, anexe o arquivo de retorno correto',
    ]);
    expect((await kit.envia(retorno([paga(1)]), { dias: '0' })).json()).toMatchObject({
      message: 'Dias válidos: deve ser maior que zero',
    });
  });

  it('a damaged or cut file with line and position, and leaves nothing of it (CBR-4)', async () => {
    const texto = retorno(Array.from({ length: 12 }, (_, at) => paga(at + 1)));
    const antes = await saldos(kit.t.db);
    for (let ate = 0; ate < texto.length - 1; ate += 501)
      expect((await kit.envia(texto.slice(0, ate))).statusCode).toBe(422);
    const errado = await kit.envia(texto.replace(/(?<=\n.{108})06/, '0X'));
    expect([errado.statusCode, errado.json()]).toMatchObject([
      422,
      {
        problems: [
          {
            field: 'comando',
            line: 2,
            message: 'posições 109 a 110 (comando): esperava só algarismos, veio "0X".',
          },
        ],
      },
    ]);
    expect(await saldos(kit.t.db)).toEqual(antes);
    expect(await kit.t.db.selectFrom('upload_banco').select('id').execute()).toEqual([]);
    expect(await kit.t.db.selectFrom('retorno_linha').select('linha').execute()).toEqual([]);
  });

  it('another agreement', async () => {
    const answer = await kit.envia(retorno([paga(1)]).replaceAll('3128557', '1234567'));
    expect(answer.json()).toMatchObject({
      error: 'Linha 1: posições 150 a 156: o arquivo é do convênio 1234567 e o nosso é 3128557.',
    });
  });
});

it('is only for the module (CBR-22)', async () => {
  const outro = await kit.t.tokenFor({ modules: ['cobranca'], cargo: 'Gerente Financeiro' });
  expect((await kit.envia(retorno([paga(1)]), { as: outro })).statusCode).toBe(403);
});
