import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { analiseServer, cedro, deCedro, deIpe, ipe, paga } from './analise.fixture.ts';

let a: Awaited<ReturnType<typeof analiseServer>>;
beforeAll(async () => {
  a = await analiseServer();
});
beforeEach(() => a.limpa());
afterAll(() => a.t.close());

const empresa = (rows: { codigoEmpresa: string }[], codigo: string) =>
  rows.find(({ codigoEmpresa }) => codigoEmpresa === codigo);

describe('the calculation (ANA-4 to ANA-6)', () => {
  it('sums the guides incorporated in the period, and works the rest out', async () => {
    await a.umAno();
    expect((await a.calcula()).json()).toMatchObject({ usuario: 'Ana Prado Lima' });
    const { tarefa, calculo } = await a.termina();
    expect(tarefa).toMatchObject({ feito: 14, total: 14, passo: 'Despesas de 10/2026 somadas' });
    expect(calculo).toMatchObject({ calculadoEm: '21/11/2026 09:00', usuario: 'Ana Prado Lima' });
    expect(empresa(calculo.datasEmpresas, ipe)).toMatchObject({
      despesaAssistencial: '170,00',
      despesaLiquida: '150,00',
      resultado: '150,00',
      sinistralidade: '50,00',
    });
    expect(empresa(calculo.datasEmpresas, cedro)).toMatchObject({
      despesaLiquida: '60,00',
      resultado: '-10,00',
      sinistralidade: '120,00',
    });
    // 210,00 of 350,00, not the mean of 50 % and 120 %.
    expect(calculo.sumData).toMatchObject({
      totalDespesaLiquidaColetivo: '210,00',
      totalSinistralidadeColetivo: '140,00',
      porcentagemSinistralidadeColetivo: '60,00',
      porcentagemSinistralidadeIndividual: null,
    });
    const com = calculo.sumData.competencias.filter(({ despesa }: { despesa: string }) => despesa !== '0,00');
    expect(
      com.map((mes: { competencia: string; despesa: string }) => [mes.competencia, mes.despesa]),
    ).toEqual([
      ['10/2025', '90,00'],
      ['03/2026', '60,00'],
      ['10/2026', '80,00'],
    ]);
  });

  it('keeps the types apart, and has Individual in type I', async () => {
    await a.umAno();
    await a.calcula('I');
    const { calculo } = await a.termina('CONCLUÍDA', 'I');
    expect(calculo.sumData).toMatchObject({
      totalDespesaLiquidaIndividual: '30,00',
      porcentagemSinistralidadeIndividual: '15,00',
      porcentagemSinistralidadeColetivo: '60,00',
    });
    expect(calculo.datasEmpresas).toHaveLength(2);
    // The months add up to the cards, those of Individual by themselves.
    const doIndividual = calculo.sumData.competencias.filter(
      ({ individual }: { individual: { mensalidade: string; despesa: string } }) =>
        individual.mensalidade !== '0,00' || individual.despesa !== '0,00',
    );
    expect(doIndividual).toMatchObject([
      {
        competencia: '10/2026',
        mensalidade: '450,00',
        individual: { mensalidade: '200,00', coparticipacao: '0,00', despesa: '30,00' },
      },
    ]);
    expect(await a.andamento('E')).toEqual({ tarefa: null, calculo: null });
  });

  it('has no ratio for a company without fees, whose expenses count all the same', async () => {
    await a.lanca([deIpe, '2026-10', 2, 100_00]);
    await a.guias(paga(deCedro, '2026-10', 40_00), paga(deIpe, '2026-10', 10_00));
    await a.calcula();
    const { calculo } = await a.termina();
    expect(empresa(calculo.datasEmpresas, cedro)).toMatchObject({
      razaoSocial: 'Móveis Cedro Ltda',
      valorMensalidade: '0,00',
      despesaLiquida: '40,00',
      sinistralidade: null,
    });
    expect(calculo.sumData.porcentagemSinistralidadeColetivo).toBe('50,00');
  });

  it('says why it cannot, and keeps the result of before', async () => {
    await a.umAno();
    await a.calcula();
    await a.termina();
    await emptyTables(a.t.db, ['lancamento']);
    await a.calcula();
    const { tarefa, calculo } = await a.termina('FALHOU');
    expect(tarefa.motivo).toBe('Nenhuma empresa tem mensalidade no período desta competência.');
    expect(calculo.datasEmpresas).toHaveLength(2);
  });

  it('goes on in a new server from the month in which the old one died (TAR-5)', async () => {
    await a.umAno();
    await a.calcula();
    await a.termina();
    // Leaves the state of a kill between two months: postings read, only the first month summed.
    const { resultado } = await a.t.db.selectFrom('tarefa').select('resultado').executeTakeFirstOrThrow();
    const { contratos, meses } = resultado as unknown as { contratos: object[]; meses: object[] };
    const ponto = { contratos, meses, despesas: { '2025-10': { [ipe]: 1_00 } } };
    await a.t.db
      .updateTable('tarefa')
      .set({
        situacao: 'INTERROMPIDA',
        terminada_em: null,
        resultado: null,
        ponto: JSON.stringify(ponto),
        feito: 2,
      })
      .execute();
    expect((await a.andamento()).tarefa).toMatchObject({ situacao: 'INTERROMPIDA', feito: 2 });
    const again = buildStaffApp(a.t.deps);
    await again.ready();
    const { calculo } = await a.termina();
    await again.close();
    // The first month is not read again: its planted value of one real stays instead of 90,00.
    expect(empresa(calculo.datasEmpresas, ipe)).toMatchObject({ despesaAssistencial: '81,00' });
  });

  it('is cancelled by its number; one of another kind is not found', async () => {
    expect((await a.post('cancelaAnaliseGerencial', { id: '7' })).statusCode).toBe(404);
    const row = { login: 'USU_ana', parametros: '{}', pedida_em: '2026-11-21T09:00:00' };
    await a.t.db
      .insertInto('tarefa')
      .values([
        { ...row, tipo: 'outro', chave: 'a' },
        { ...row, tipo: 'analise-gerencial', chave: 'E:2026-10' },
      ])
      .execute();
    expect((await a.post('cancelaAnaliseGerencial', { id: '1' })).statusCode).toBe(404);
    expect((await a.post('cancelaAnaliseGerencial', { id: '2' })).json()).toMatchObject({
      situacao: 'CANCELADA',
    });
  });
});

describe('the call of the specification', () => {
  it('answers the companies given, by code or by row, with the cards of all', async () => {
    await a.umAno();
    const ask = async (companies: unknown[]) =>
      (await a.post('getEmpresasDespesasGuias/2026_10/E', { companies })).json();
    const byCode = await ask([cedro]);
    expect(byCode.responseDatasEmpresas).toMatchObject([{ codigoEmpresa: cedro, despesaLiquida: '60,00' }]);
    expect(byCode.sumData).toMatchObject({ totalDespesaLiquidaColetivo: '210,00' });
    expect((await ask([{ codigoEmpresa: ipe }])).responseDatasEmpresas).toHaveLength(1);
    expect((await ask([])).responseDatasEmpresas).toHaveLength(2);
  });

  it('is empty where no company has a fee, without a job and without an error in the log (ANA-10)', async () => {
    const answer = await a.post('getEmpresasDespesasGuias/2026_10/E', { companies: [] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      responseDatasEmpresas: [],
      sumData: { porcentagemSinistralidadeColetivo: null },
    });
    expect(await a.andamento()).toEqual({ tarefa: null, calculo: null });
    await a.calcula();
    const { tarefa } = await a.termina('FALHOU');
    expect(tarefa.motivo).toBe('Nenhuma empresa tem mensalidade no período desta competência.');
    expect(a.t.logged()).not.toContain('"level":50');
  });
});
