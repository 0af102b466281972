import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { diasComArquivo, fechaDias, linhasDoDia } from './fixtures/fechaDias.ts';
import { type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { devolvido, paga, pagaParte, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

const diasDe = () => diasComArquivo(kit);
const linhasDe = (dia: string) => linhasDoDia(kit, dia);

/** Every kind of line that brings or takes money, and some irregular ones. */
const estranhas = [
  paga(1),
  paga(1, { canal: '08' }),
  pagaParte(2, 10_000),
  pagaParte(2, 20_000, { canal: '03' }),
  pagaParte(3, 5_000),
  paga(4, { recebido: 31_000 }),
  paga(5, { recebido: 29_000 }),
  paga(6, { desconto: 1_000, recebido: 29_000 }),
  paga(7, { juros: 150, outros: 600, recebido: 30_750 }),
  paga(8, { lancamento: 12_345 }),
  paga(9, { recebido: 100, lancamento: 110, debitoCredito: 1 }),
  paga(99),
  devolvido(10, 30_000, { credito: '2026-11-11' }),
  devolvido(98, 30_000, { credito: '2026-11-11' }),
  {
    nossoNumero: nossoNumero(11),
    comando: '28',
    lancamento: 350,
    debitoCredito: 1,
    ocorrencia: '2026-11-11',
  },
  { nossoNumero: nossoNumero(11), comando: '46', lancamento: 777, debitoCredito: 2, credito: '2026-11-11' },
  { nossoNumero: nossoNumero(11), comando: '09', lancamento: 120, debitoCredito: 1, credito: '2026-11-11' },
];

describe('the composition of a day (CBR-25)', () => {
  it('adds up on awkward files, row by row, whatever is undone, decided or sent again', async () => {
    await kit.t.db
      .updateTable('titulo')
      .set({ cancelado_em: '2026-11-01' })
      .where('numero', '=', 'T12')
      .execute();
    const um = await kit.aplica(retorno([...estranhas, paga(12)]));
    await kit.aplica(
      retorno(
        [1, 4, 3]
          .map((n, at) => devolvido(n, [30_000, 31_000, 5_000][at] ?? 0, { credito: '2026-11-13' }))
          .concat([paga(1)]),
        {
          sequencial: 8,
        },
      ),
    );
    const confere = async () => {
      expect((await diasDe()).map(({ dia }) => dia)).toEqual(['11/11/2026', '13/11/2026']);
      await fechaDias(kit);
    };
    await confere();
    for (const linha of [7, 8, 11]) {
      await kit.manda('desfazRetorno', { arquivo: um.arquivoId, linha, motivo: 'engano' });
      await confere();
    }
    await kit.aplica(retorno([paga(6, { desconto: 1_000, recebido: 29_000 })], { sequencial: 9 }));
    await confere();
  });

  it('puts every line where its money went', async () => {
    await kit.aplica(
      retorno([
        paga(1),
        pagaParte(2, 10_000),
        paga(3, { recebido: 31_000 }),
        paga(1, { canal: '08' }),
        paga(99),
      ]),
    );
    expect(await diasDe()).toMatchObject([
      {
        linhas: 5,
        recebido: '1310,00',
        tarifas: '10,50',
        devolvidos: '0,00',
        valor: '1299,50',
        quitacoes: '595,80',
        partes: '97,90',
        pagoAMais: '307,90',
        naoIdentificado: '297,90',
        aDecidir: '0,00',
      },
    ]);
    expect((await linhasDe('11/11/2026')).map(({ linha, parte, valor }) => [linha, parte, valor])).toEqual([
      [2, 'QUITACAO', '297,90'],
      [3, 'PARTE', '97,90'],
      [4, 'QUITACAO', '297,90'],
      [4, 'CREDITO', '10,00'],
      [5, 'CREDITO', '297,90'],
      [6, 'NAO_IDENTIFICADO', '297,90'],
    ]);
  });

  it('takes a returned cheque off the part in which its payment was', async () => {
    await kit.aplica(
      retorno([paga(1), paga(1, { canal: '08' }), pagaParte(3, 5_000), paga(4, { recebido: 31_000 })]),
    );
    const volta = (numero: number, recebido: number) =>
      devolvido(numero, recebido, { credito: '2026-11-13' });
    await kit.aplica(retorno([volta(1, 30_000), volta(3, 5_000), volta(4, 31_000)], { sequencial: 8 }));
    expect((await diasDe()).at(-1)).toMatchObject({
      dia: '13/11/2026',
      recebido: '0,00',
      devolvidos: '660,00',
      valor: '-660,00',
      quitacoes: '-300,00',
      partes: '-50,00',
      pagoAMais: '-310,00',
      naoIdentificado: '0,00',
    });
  });
});

describe('undoing a line (CBR-26)', () => {
  const desfaz = (arquivo: string, linha: number) =>
    kit.manda('desfazRetorno', { arquivo, linha, motivo: 'pagador trocado' });

  it('takes the payment from the title, and leaves the day its sum and its tick, because the bank paid', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1), paga(2)]));
    await kit.manda(
      'confereCredito',
      { dia: '11/11/2026', valorExtrato: '595,80', observacao: null },
      kit.pessoa,
    );
    expect(await desfaz(arquivoId, 2)).toMatchObject({ status: 200 });
    expect(await kit.titulo(1)).toMatchObject({ pagoEm: null, status: 'ABERTA' });
    expect(await diasDe()).toMatchObject([
      { situacao: 'CONFERE', valor: '595,80', quitacoes: '297,90', naoIdentificado: '297,90' },
    ]);
    expect(await kit.fins(arquivoId)).toEqual(['DESFEITA', 'LIQUIDADO']);
    expect(await kit.pede(`getResumoRetorno/${arquivoId}`)).toMatchObject({
      totais: [
        { fim: 'DESFEITA', linhas: 1, lancamento: '297,90' },
        { fim: 'LIQUIDADO', linhas: 1, lancamento: '297,90' },
      ],
    });
    expect(await kit.pede(`getLinhaRetorno/${arquivoId}/2`)).toMatchObject({
      fim: 'DESFEITA',
      efeito: null,
      historico: [{ acao: 'LINHA DESFEITA', por: 'Gilda Gerente', motivo: 'pagador trocado' }],
    });
  });

  it('counts its money once when the line comes again, also when that file is undone', async () => {
    const um = await kit.aplica(retorno([paga(1), paga(2)]));
    await desfaz(um.arquivoId, 2);
    const dois = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    expect(await kit.fins(um.arquivoId)).toEqual(['VEIO_DE_NOVO', 'LIQUIDADO']);
    expect(await diasDe()).toMatchObject([{ valor: '595,80', quitacoes: '595,80', naoIdentificado: '0,00' }]);
    await kit.manda('desfazRetorno', { arquivo: dois.arquivoId, linha: 0, motivo: 'engano' });
    expect(await diasDe()).toMatchObject([
      { valor: '595,80', quitacoes: '297,90', naoIdentificado: '297,90' },
    ]);
  });

  it('keeps both moneys when a second payment and the first are both undone', async () => {
    const um = await kit.aplica(retorno([paga(1)]));
    const dois = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    await kit.manda('decideDuvidaRetorno', { arquivo: dois.arquivoId, linha: 2, segundoPagamento: true });
    await desfaz(dois.arquivoId, 2);
    await desfaz(um.arquivoId, 2);
    expect(await diasDe()).toMatchObject([{ valor: '595,80', naoIdentificado: '595,80' }]);
  });

  it('of a whole file takes its money out of the day, as before', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' });
    expect(await diasDe()).toEqual([]);
  });
});
