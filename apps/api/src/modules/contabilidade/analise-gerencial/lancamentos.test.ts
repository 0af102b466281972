import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analiseServer, cedro, ipe } from './analise.fixture.ts';

let a: Awaited<ReturnType<typeof analiseServer>>;
beforeAll(async () => {
  a = await analiseServer();
});
beforeEach(() => a.limpa());
afterAll(() => a.t.close());

describe('the search (ANA-1 to ANA-4)', () => {
  it('lists the companies with their fees, lives then and now, and no expense yet (CTB-1)', async () => {
    await a.umAno();
    const { datasEmpresas, fullData } = (await a.get('getEmpresasLancamentos/2026_10/E')).json();
    expect(datasEmpresas).toEqual([
      {
        codigoEmpresa: ipe,
        razaoSocial: 'Serraria Ipê Ltda',
        status: 'A',
        mesAniversario: '03',
        quantidadeVidaBase: 1,
        quantidadeVidaAtual: 2,
        valorMensalidade: '300,00',
        valorCoparticipacao: '20,00',
        despesaAssistencial: null,
        despesaLiquida: null,
        resultado: null,
        sinistralidade: null,
      },
      expect.objectContaining({ codigoEmpresa: cedro, status: 'I', valorMensalidade: '50,00' }),
    ]);
    expect(fullData).toMatchObject({
      totalVidaAtualColetivo: 3,
      totalMensalidadeColetivo: '350,00',
      totalDespesaLiquidaColetivo: null,
      totalVidaAtualIndividual: null,
    });
    expect(fullData.competencias).toHaveLength(13);
    expect(fullData.competencias[12]).toMatchObject({ mensalidade: '250,00', individual: null });
  });

  it('counts individual contracts in the cards of type I alone', async () => {
    await a.umAno();
    const { datasEmpresas, fullData } = (await a.get('getEmpresasLancamentos/2026_10/I')).json();
    expect(datasEmpresas.map(({ codigoEmpresa }: { codigoEmpresa: string }) => codigoEmpresa)).toEqual([
      ipe,
      cedro,
    ]);
    expect(fullData).toMatchObject({ totalVidaAtualIndividual: 1, totalMensalidadeIndividual: '200,00' });
  });

  it('shows beside each month what still waits in Contas Médicas (ANA-7)', async () => {
    await a.umAno();
    const meses = async (tipo: string) =>
      (await a.get(`getEmpresasLancamentos/2026_10/${tipo}`))
        .json()
        .fullData.competencias.filter(({ guiasEmAnalise }: { guiasEmAnalise: number }) => guiasEmAnalise > 0);
    expect(await meses('E')).toMatchObject([
      { competencia: '10/2026', guiasEmAnalise: 1, valorEmAnalise: '45,00' },
    ]);
    expect(await meses('I')).toMatchObject([
      { competencia: '09/2026', guiasEmAnalise: 1, valorEmAnalise: '7,00' },
      { competencia: '10/2026', guiasEmAnalise: 1, valorEmAnalise: '45,00' },
    ]);
  });

  it('reads the month in every writing, and refuses one that has not begun', async () => {
    await a.umAno();
    for (const month of ['2026_10', '2026-10', '10_2026'])
      // Sequential: every run gives the same answer.
      // oxlint-disable-next-line no-await-in-loop
      expect((await a.get(`getEmpresasLancamentos/${month}/E`)).json().datasEmpresas).toHaveLength(2);
    const refused = await a.get('getEmpresasLancamentos/2026_12/E');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Início: a competência ainda não começou',
    ]);
    expect((await a.get('getEmpresasLancamentos/2026_10/X')).statusCode).toBe(400);
  });

  it('is for those who have the screen (ANA-8)', async () => {
    const path = 'getEmpresasLancamentos/2026_10/E';
    expect((await a.get(path, ['contas-medicas'])).statusCode).toBe(200);
    expect((await a.get(path, ['financeiro'])).statusCode).toBe(403);
  });
});
