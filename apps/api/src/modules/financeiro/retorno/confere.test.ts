import type { CreditoDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { linhaDoCredito } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { paga, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

describe('the credit calendar', () => {
  const todos = () => kit.pede<CreditoDoDia[]>('getCreditosBanco/01_11_2026/30_11_2026');
  const dias = async () => (await todos()).filter(({ situacao }) => situacao !== 'SEM_ARQUIVO');
  const confere = (valorExtrato: string, observacao: string | null = null, dia = '11/11/2026') =>
    kit.manda('confereCredito', { dia, valorExtrato, observacao }, kit.pessoa);

  it('sums what every line credits by its day, fees on theirs (CBR-21)', async () => {
    await kit.aplica(
      retorno([
        paga(1),
        paga(2, { credito: '2026-11-12' }),
        paga(99),
        {
          nossoNumero: nossoNumero(3),
          comando: '28',
          lancamento: 350,
          debitoCredito: 1,
          ocorrencia: '2026-11-12',
        },
      ]),
    );
    expect(await dias()).toMatchObject([
      {
        dia: '11/11/2026',
        linhas: 2,
        recebido: '600,00',
        tarifas: '4,20',
        devolvidos: '0,00',
        valor: '595,80',
        situacao: 'PENDENTE',
      },
      { dia: '12/11/2026', linhas: 2, recebido: '300,00', tarifas: '5,60', valor: '294,40' },
    ]);
  });

  it('keeps the tick, asks why it differs, and tells when the sum changes afterwards (CBR-21)', async () => {
    await kit.aplica(retorno([paga(1)]));
    expect(await confere('297,00')).toMatchObject({
      status: 400,
      message: 'Observação: diga por que o valor do extrato é outro que o dos arquivos',
    });
    expect(await confere('297,00', 'Tarifa a mais')).toMatchObject({
      message: 'O crédito de 11/11/2026 ficou conferido com diferença.',
    });
    expect(await dias()).toMatchObject([
      { situacao: 'DIFERENTE', valorExtrato: '297,00', observacao: 'Tarifa a mais' },
    ]);
    expect(await confere('297,90')).toMatchObject({
      message: 'O crédito de 11/11/2026 confere com o extrato.',
    });
    expect(await dias()).toMatchObject([
      { situacao: 'CONFERE', conferidoPor: 'Flávio Financeiro', conferidoEm: '20/11/2026 12:00' },
    ]);
    await kit.aplica(retorno([paga(2)], { sequencial: 8 }));
    expect(await dias()).toMatchObject([{ situacao: 'MUDOU', valor: '595,80', valorExtrato: '297,90' }]);
    expect(await kit.t.db.selectFrom('credito_conferido').select('id').execute()).toHaveLength(2);
  });

  it('checks the credit that was on show, or nothing, and says who was first (REL-46)', async () => {
    await kit.aplica(retorno([paga(1)]));
    const visto = (conferidoEm: string | null, valor = 29_790) =>
      confirmadoDe([linhaDoCredito({ dia: '2026-11-11', linhas: 1, valor, conferidoEm } as CreditoDoDia)]);
    const manda = (confirmado: unknown) =>
      kit.manda(
        'confereCredito',
        { dia: '11/11/2026', valorExtrato: '297,90', observacao: null, confirmado },
        kit.pessoa,
      );
    expect(await manda(visto(null, 20_000))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Era 1 lançamento e R\$ 200,00; agora é 1 lançamento e R\$ 297,90\./),
    });
    expect(await manda(visto(null))).toMatchObject({
      message: 'O crédito de 11/11/2026 confere com o extrato.',
    });
    expect(await manda(visto(null))).toMatchObject({
      status: 409,
      message: expect.stringContaining('mas o dia foi conferido em 20/11/2026 12:00 por Flávio Financeiro'),
    });
    expect(await kit.t.db.selectFrom('credito_conferido').select('id').execute()).toHaveLength(1);
    expect(await manda(visto('2026-11-20T12:00'))).toMatchObject({ status: 200 });
  });

  it('holds what waits for a decision apart, until it is a second payment or a repetition (CBR-25, CBR-21)', async () => {
    await kit.aplica(retorno([paga(1)]));
    const { arquivoId } = await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    expect(await dias()).toMatchObject([
      { linhas: 2, valor: '595,80', quitacoes: '297,90', aDecidir: '297,90' },
    ]);
    await kit.manda('decideDuvidaRetorno', { arquivo: arquivoId, linha: 2, segundoPagamento: false });
    expect(await dias()).toMatchObject([{ linhas: 1, valor: '297,90', aDecidir: '0,00' }]);
    await kit.manda('decideDuvidaRetorno', { arquivo: arquivoId, linha: 2, segundoPagamento: true });
    expect(await dias()).toMatchObject([{ linhas: 2, valor: '595,80', pagoAMais: '297,90' }]);
  });

  it('shows the days on which the bank works and no file says anything, since the first one (CBR-27)', async () => {
    expect(await todos()).toEqual([]);
    await kit.aplica(retorno([paga(1), paga(2, { credito: '2026-11-13' })]));
    // 12/11 to 19/11 without the weekend; 15/11 and 20/11 are holidays, and today does not count yet.
    expect((await todos()).map(({ dia, situacao }) => [dia, situacao])).toEqual([
      ['11/11/2026', 'PENDENTE'],
      ['12/11/2026', 'SEM_ARQUIVO'],
      ['13/11/2026', 'PENDENTE'],
      ['16/11/2026', 'SEM_ARQUIVO'],
      ['17/11/2026', 'SEM_ARQUIVO'],
      ['18/11/2026', 'SEM_ARQUIVO'],
      ['19/11/2026', 'SEM_ARQUIVO'],
    ]);
  });

  it('refuses a day without credit, and a future day', async () => {
    expect(await confere('1,00', null, '01/11/2026')).toMatchObject({ status: 404 });
    expect(await confere('1,00', null, '21/11/2026')).toMatchObject({ status: 400 });
  });
});
