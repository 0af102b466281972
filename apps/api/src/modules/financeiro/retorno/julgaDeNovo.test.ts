// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tx } from '../../../db/tx.ts';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { aberto, retornoKit, type RetornoKit } from './fixtures/kit.ts';
import { saldos } from './fixtures/saldos.sql.ts';
import { devolvido, paga, pagaParte, retorno, writeTitulos } from './fixtures/titulos.ts';
import { julgaDeNovo } from './julgaDeNovo.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 4));
afterAll(() => kit.t.close());

const quem = { login: 'USU_carga', momento: '2026-11-20T12:00:00' };
const entrada = (numero: number) =>
  paga(numero, { comando: '02', natureza: '00', recebido: 0, lancamento: 0 });
/**
 * Two files about titles 1 to 4: part payments, a returned cheque, overpayment, double payment, and mere
 * information.
 */
const arquivos = () => [
  retorno([
    entrada(1),
    pagaParte(1, 10_000),
    paga(2, { natureza: '04' }),
    paga(3, { recebido: 31_000 }),
    { nossoNumero: nossoNumero(4), comando: '03', natureza: '09' },
  ]),
  retorno([pagaParte(1, 20_000), devolvido(2, 30_000), paga(3), paga(4)], { sequencial: 8 }),
];

/** Removes the titles, like before their load; the returned function restores them. */
const semTitulos = async () => {
  const { db } = kit.t;
  const [faturas, titulos] = await Promise.all([
    db.selectFrom('fatura').selectAll().execute(),
    db.selectFrom('titulo').selectAll().execute(),
  ]);
  await db.deleteFrom('titulo').execute();
  await db.deleteFrom('fatura').execute();
  return async (quais = (_: string) => true) => {
    const deles = titulos.filter(({ numero }) => quais(numero));
    await db
      .insertInto('fatura')
      .values(faturas.filter(({ numero }) => deles.some(({ fatura_numero }) => fatura_numero === numero)))
      .execute();
    await db.insertInto('titulo').values(deles).execute();
  };
};

/** Complete state: titles, bills, sums, outcome of every line, and each file's number of bills. */
const tudo = async () => ({
  saldos: await saldos(kit.t.db),
  linhas: await kit.t.db
    .selectFrom('retorno_linha')
    .select(['arquivo_id', 'linha', 'fim', 'motivo', 'titulo_numero', 'comparacao'])
    .orderBy('arquivo_id')
    .orderBy('linha')
    .execute(),
  efeitos: await kit.t.db
    .selectFrom('retorno_efeito')
    .select(['arquivo_id', 'linha', 'principal_cents', 'credito_cents', 'antes', 'depois', 'fatura_depois'])
    .orderBy('arquivo_id')
    .orderBy('linha')
    .execute(),
  boletos: await kit.t.db
    .selectFrom('upload_banco')
    .select(['id', 'quantidade_boletos'])
    .orderBy('id')
    .execute(),
});

const aplica = async () => {
  const ids: string[] = [];
  for (const texto of arquivos()) ids.push((await kit.aplica(texto)).arquivoId);
  return ids;
};

describe('lines whose title comes later (CBR-24)', () => {
  it('lines of a late title end as if it had been there, and an undo restores everything exactly', async () => {
    await aplica();
    const esperado = await tudo();
    await writeTitulos(kit.t.db, 4);
    const vazio = await saldos(kit.t.db);
    const traz = await semTitulos();
    const [primeiro = '', segundo = ''] = await aplica();
    expect(new Set(await kit.fins(segundo))).toEqual(new Set(['DESCONHECIDO']));
    await traz();
    expect(await julgaDeNovo(kit.t.db, quem)).toEqual({ linhas: 7, recebidoCents: 181_000 });
    expect(await tudo()).toEqual(esperado);
    for (const arquivo of [segundo, primeiro])
      expect(await kit.manda('desfazRetorno', { arquivo, linha: 0, motivo: 'de teste' })).toMatchObject({
        status: 200,
      });
    expect(await saldos(kit.t.db)).toEqual(vazio);
  });

  it('are judged once, and the history says of each line who had it judged', async () => {
    const traz = await semTitulos();
    const [primeiro = ''] = await aplica();
    await traz();
    await julgaDeNovo(kit.t.db, quem);
    const depois = await tudo();
    expect(await julgaDeNovo(kit.t.db, quem)).toEqual({ linhas: 0, recebidoCents: 0 });
    expect(await tudo()).toEqual(depois);
    const { historico } = await kit.pede<{ historico: { acao: string; linha: number }[] }>(
      `getResumoRetorno/${primeiro}`,
    );
    expect(historico.map(({ acao, linha }) => [acao, linha])).toEqual([
      ['APLICADO', null],
      ['JULGADA DE NOVO', 3],
      ['JULGADA DE NOVO', 4],
      ['JULGADA DE NOVO', 5],
    ]);
  });

  it('lines wait until their title comes, except undone lines and files', async () => {
    const traz = await semTitulos();
    const { arquivoId: esperando } = await kit.aplica(retorno([paga(1), paga(2)]));
    const { arquivoId: desfeito } = await kit.aplica(retorno([paga(3)], { sequencial: 8 }));
    await kit.manda('desfazRetorno', { arquivo: desfeito, linha: 0, motivo: 'de teste' });
    expect(await julgaDeNovo(kit.t.db, quem)).toMatchObject({ linhas: 0 });
    await traz((numero) => numero !== 'T2');
    expect(await julgaDeNovo(kit.t.db, quem)).toMatchObject({ linhas: 1 });
    expect(await kit.fins(esperando)).toEqual(['LIQUIDADO', 'DESCONHECIDO']);
    expect(await kit.titulo(3)).toEqual(aberto);
  });

  it('lines are judged in the transaction that loads the titles, and a rollback undoes both', async () => {
    const traz = await semTitulos();
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await traz();
    await expect(
      tx(kit.t.db, async (trx) => {
        expect(await julgaDeNovo(trx, quem)).toMatchObject({ linhas: 1 });
        throw new Error('a carga parou');
      }),
    ).rejects.toThrow('a carga parou');
    expect([await kit.fins(arquivoId), await kit.titulo(1)]).toEqual([['DESCONHECIDO'], aberto]);
  });

  it('are judged before the next file, which says so', async () => {
    const traz = await semTitulos();
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await traz();
    const { arquivoId: novo, avisos } = await kit.aplica(
      retorno([paga(1, { canal: '08' })], { sequencial: 8 }),
    );
    expect(avisos).toEqual(['Uma linha que esperava em um arquivo anterior encontrou o seu título.']);
    expect([await kit.fins(arquivoId), await kit.fins(novo)]).toEqual([['LIQUIDADO'], ['DUPLICIDADE']]);
  });

  it('come in portions of one file after the other', async () => {
    await writeTitulos(kit.t.db, 1_200);
    const traz = await semTitulos();
    const todos = Array.from({ length: 1_200 }, (_, at) => paga(at + 1));
    const { arquivoId } = await kit.aplica(retorno(todos));
    await traz();
    expect(await julgaDeNovo(kit.t.db, quem)).toEqual({ linhas: 1_200, recebidoCents: 36_000_000 });
    expect(new Set(await kit.fins(arquivoId))).toEqual(new Set(['LIQUIDADO']));
    expect(
      await kit.t.db.selectFrom('titulo').where('pago_em', 'is', null).select('numero').execute(),
    ).toEqual([]);
  });
});

describe('a file of which no title is known (CBR-23)', () => {
  const restos = async () => kit.t.db.selectFrom('upload_banco').select('id').execute();

  it('asks before it goes in, with how many and how much, and leaves nothing', async () => {
    await semTitulos();
    const answer = await kit.envia(retorno([paga(1), paga(2), paga(1, { canal: '08' })]));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        error:
          'Nenhum dos 2 títulos deste arquivo é conhecido: R$ 900,00 recebidos ficariam sem título. Nada foi gravado.',
        desconhecidos: { titulos: 2, recebido: 900 },
      },
    ]);
    expect(await restos()).toEqual([]);
    expect((await kit.envia(retorno([paga(1)]))).json()).toMatchObject({
      error: expect.stringMatching(/^O único título deste arquivo não é conhecido: R\$ 300,00/),
    });
  });

  it('goes in when the person accepts it, and with one title that is known without a question', async () => {
    expect((await kit.envia(retorno([paga(98), paga(99)]), { aceita: true })).statusCode).toBe(200);
    expect((await kit.envia(retorno([paga(1), paga(97)], { sequencial: 8 }))).statusCode).toBe(200);
    expect(
      (
        await kit.envia(
          retorno([{ nossoNumero: nossoNumero(96), comando: '28', lancamento: 350, debitoCredito: 1 }], {
            sequencial: 9,
          }),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('any file is refused where the agreement is not configured (CBR-4)', async () => {
    const { cobranca } = kit.t.deps.config;
    kit.t.deps.config.cobranca = { ...cobranca, conta: undefined };
    const answer = await kit.envia(retorno([paga(1)]));
    kit.t.deps.config.cobranca = cobranca;
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      422,
      'O convênio do Banco do Brasil não está configurado (BOLETO_CONVENIO, com BOLETO_AGENCIA e BOLETO_CONTA). Fale com a TI.',
    ]);
    expect(await restos()).toEqual([]);
  });
});
