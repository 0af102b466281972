// @module-tag embedded
import type { CreditoDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import type {
  ExtratoRecebido,
  LancamentoDoExtrato,
} from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ofx2 } from '../../../demo/extrato/escreveOfx.ts';
import { type RetornoKit, retornoKit } from '../retorno/fixtures/kit.ts';
import { paga, retorno, writeTitulos } from '../retorno/fixtures/titulos.ts';
import { credito, enviaDe, semana } from './fixtures/envia.ts';

let envia: ReturnType<typeof enviaDe>;
let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
  envia = enviaDe(kit);
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

const dias = async (so?: string) =>
  (await kit.pede<CreditoDoDia[]>('getCreditosBanco/01_11_2026/30_11_2026')).filter(({ dia, situacao }) =>
    so === undefined ? situacao !== 'SEM_ARQUIVO' : dia === so,
  );
const extratos = () => kit.pede<ExtratoRecebido[]>('getExtratos');
const lancamentos = (id: string) => kit.pede<LancamentoDoExtrato[]>(`getLancamentosExtrato/${id}`);
const confereAMao = (valorExtrato: string, observacao: string | null = null) =>
  kit.manda('confereCredito', { dia: '11/11/2026', valorExtrato, observacao }, kit.pessoa);

describe('a statement that agrees', () => {
  it('ticks the days by itself, and names the file and the rows (CBR-32)', async () => {
    await kit.aplica(retorno([paga(1), paga(2), paga(3, { credito: '2026-11-12' })]));
    const feito = await envia(
      semana(
        [
          credito('2026-11-11', '600.00', { memo: 'Cobrança BB' }),
          credito('2026-11-11', '-4.20', { tipo: 'FEE', memo: 'Tarifa de cobrança' }),
          credito('2026-11-11', '-1500.00', { memo: 'Pagamento de boleto: papelaria' }),
          credito('2026-11-12', '297,90', { memo: 'Crédito 3128557' }),
        ],
        { fim: '2026-11-12' },
      ),
    );
    expect(feito).toMatchObject({
      status: 200,
      message: 'Extrato importado: 2 dias conferem, 0 dias com diferença.',
      novos: 4,
      diasConferidos: 2,
      diferencas: 0,
    });
    expect(await dias()).toMatchObject([
      {
        dia: '11/11/2026',
        situacao: 'CONFERE',
        noExtrato: '595,80',
        valorExtrato: '595,80',
        conferidoPor: 'pelo extrato extrato.ofx, linhas 36, 43',
      },
      { dia: '12/11/2026', situacao: 'CONFERE', conferidoPor: 'pelo extrato extrato.ofx, linha 57' },
    ]);
    expect((await lancamentos(feito.extratoId)).map(({ linha, daCobranca }) => [linha, daCobranca])).toEqual([
      [36, 'NOME'],
      [43, 'NOME'],
      [50, 'NAO'],
      [57, 'NOME'],
    ]);
  });

  it('in OFX 2 does the same, and a return that comes after it is ticked too (CBR-32)', async () => {
    expect(await envia(ofx2(semana([credito('2026-11-11', '297.90')])))).toMatchObject({ diferencas: 1 });
    expect(await dias()).toMatchObject([{ dia: '11/11/2026', situacao: 'SEM_RETORNO', noExtrato: '297,90' }]);
    await kit.aplica(retorno([paga(1)]));
    expect(await dias()).toMatchObject([
      { situacao: 'CONFERE', conferidoPor: expect.stringMatching(/^pelo extrato/) },
    ]);
  });

  it('knows a credit without a word by its value, when there is only one', async () => {
    await kit.aplica(retorno([paga(1)]));
    const um = await envia(semana([credito('2026-11-11', '297.90', { memo: 'Transferência' })]));
    expect(await dias('11/11/2026')).toMatchObject([{ situacao: 'CONFERE' }]);
    expect(await lancamentos(um.extratoId)).toMatchObject([{ daCobranca: 'VALOR' }]);
    await kit.manda('desfazExtrato', { extrato: um.extratoId, motivo: 'engano' });
    const iguais = ['A', 'B'].map((fitid) =>
      credito('2026-11-11', '297.90', { memo: 'Pix recebido', fitid }),
    );
    await envia(semana(iguais));
    expect(await dias('11/11/2026')).toMatchObject([{ situacao: 'EXTRATO_DIFERE', noExtrato: '0,00' }]);
  });

  it('leaves only differences: another sum, and a credit without a return (CBR-32)', async () => {
    await kit.aplica(retorno([paga(1), paga(2, { credito: '2026-11-12' })]));
    const feito = await envia(
      semana([
        credito('2026-11-10', '50.00', { memo: 'Liquidação de títulos' }),
        credito('2026-11-11', '297.90'),
        credito('2026-11-12', '297.80'),
      ]),
    );
    // 13/11 is a bank day without a file.
    expect(feito).toMatchObject({ diasConferidos: 1, diferencas: 3 });
    expect((await dias()).map(({ dia, situacao }) => [dia, situacao])).toEqual([
      ['10/11/2026', 'SEM_RETORNO'],
      ['11/11/2026', 'CONFERE'],
      ['12/11/2026', 'EXTRATO_DIFERE'],
    ]);
    expect(await dias('13/11/2026')).toMatchObject([{ situacao: 'SEM_ARQUIVO', noExtrato: '0,00' }]);
  });

  it('never writes over the tick of a person, and shows that it says another sum (CBR-32)', async () => {
    await kit.aplica(retorno([paga(1)]));
    await confereAMao('297,00', 'faltaram noventa centavos');
    expect(await envia(semana([credito('2026-11-11', '297.90')]))).toMatchObject({ diasConferidos: 0 });
    expect(await dias('11/11/2026')).toMatchObject([
      {
        situacao: 'EXTRATO_DIFERE',
        conferidoPor: 'Flávio Financeiro',
        valorExtrato: '297,00',
        noExtrato: '297,90',
      },
    ]);
  });
});

it('a day is ticked when a return is decided or undone after its statement (CBR-32)', async () => {
  const hoje = async () => (await dias('11/11/2026'))[0];
  const conta = async () => {
    expect(await hoje()).toMatchObject({ valor: '595,80', situacao: 'EXTRATO_DIFERE', conferidoPor: null });
  };
  const confere = async () => {
    const conferidoPor = expect.stringMatching(/^pelo extrato/);
    expect(await hoje()).toMatchObject({ valor: '297,90', situacao: 'CONFERE', conferidoPor });
  };
  await kit.aplica(retorno([paga(1)]));
  const duvida = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
  await envia(semana([credito('2026-11-11', '297.90')]));
  await conta();
  await kit.manda('decideDuvidaRetorno', { arquivo: duvida.arquivoId, linha: 2, segundoPagamento: false });
  await confere();

  await writeTitulos(kit.t.db, 12);
  await kit.aplica(retorno([paga(1)]));
  const outro = await kit.aplica(retorno([paga(2)], { sequencial: 8 }));
  await envia(semana([credito('2026-11-11', '297.90')]));
  await conta();
  await kit.manda('desfazRetorno', { arquivo: outro.arquivoId, linha: 0, motivo: 'engano' });
  await confere();
});

describe('a week of statements', () => {
  it('counts an entry once, however many of them bring it (CBR-29)', async () => {
    await kit.aplica(retorno([paga(1), paga(2, { credito: '2026-11-12' })]));
    const quarta = credito('2026-11-11', '297.90', { fitid: 'Q' });
    const um = await envia(semana([quarta], { fim: '2026-11-11' }));
    const dois = await envia(semana([quarta, credito('2026-11-12', '297.90', { fitid: 'R' })]));
    expect([um.novos, dois.novos]).toEqual([1, 1]);
    expect((await dias()).map(({ situacao, noExtrato }) => [situacao, noExtrato])).toEqual([
      ['CONFERE', '297,90'],
      ['CONFERE', '297,90'],
    ]);
    expect(await lancamentos(dois.extratoId)).toMatchObject([{ jaVeio: 'SIM' }, { jaVeio: 'NAO' }]);
  });

  it('the undo of a statement unticks its days, and a credit of another statement keeps its tick there', async () => {
    await kit.aplica(retorno([paga(1), paga(2, { credito: '2026-11-12' })]));
    const [quarta, quinta] = [
      credito('2026-11-11', '297.90', { fitid: 'Q' }),
      credito('2026-11-12', '297.90', { fitid: 'R' }),
    ];
    const um = await envia(semana([quarta, quinta]), { nome: 'um.ofx' });
    await envia(semana([quarta], { fim: '2026-11-11' }), { nome: 'dois.ofx' });
    const desfaz = (as = kit.gerente, motivo = 'conta errada') =>
      kit.manda('desfazExtrato', { extrato: um.extratoId, motivo }, as);
    expect(await desfaz(kit.pessoa)).toMatchObject({ status: 403 });
    expect(await desfaz(kit.gerente, ' ')).toMatchObject({
      status: 400,
      message: 'Motivo: diga por que se desfaz',
    });
    expect(await desfaz()).toMatchObject({ status: 200 });
    expect(await desfaz()).toMatchObject({ status: 404 });
    expect(await dias()).toMatchObject([
      { situacao: 'CONFERE', conferidoPor: 'pelo extrato dois.ofx, linha 36' },
      { situacao: 'PENDENTE', conferidoPor: null, noExtrato: null },
    ]);
    expect(await extratos()).toMatchObject([
      { nome: 'dois.ofx', situacao: 'APLICADO', novos: 1, diasConferidos: 1, nossos: '297,90' },
      { nome: 'um.ofx', situacao: 'DESFEITO', novos: 0, diasConferidos: 0, motivo: 'conta errada' },
    ]);
    expect(await envia(semana([quarta, quinta]), { nome: 'um.ofx' })).toMatchObject({
      status: 200,
      novos: 1,
    });
  });

  it('leaves the tick of a person, made before or after it, where it is', async () => {
    await kit.aplica(retorno([paga(1)]));
    const { extratoId } = await envia(semana([credito('2026-11-11', '297.90')]));
    await confereAMao('297,90');
    await kit.manda('desfazExtrato', { extrato: extratoId, motivo: 'engano' });
    expect(await dias()).toMatchObject([{ situacao: 'CONFERE', conferidoPor: 'Flávio Financeiro' }]);
  });
});
