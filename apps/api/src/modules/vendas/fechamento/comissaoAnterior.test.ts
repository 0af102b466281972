// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carregaTudo, exporta } from '../../../carga/idaEVolta.fixture.ts';
import { desfaz } from '../../../carga/desfaz/desfaz.sql.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { apura } from '../apuracao/apura.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import {
  cancela,
  tokenDe,
  writeCadastro,
  writeMensalidade,
  writeRegras,
  writeVendas,
} from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

beforeEach(async () => {
  t.clock.set('2026-11-21T12:00:00Z');
  await emptyTables(t.db, ['carga_entrega', 'comissao_anterior']);
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '607', regra: 3 },
  ]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-07-10' },
    { codigo: '2', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '3', vendedor: '607', efetivada: '2026-07-10' },
  ]);
});

afterAll(() => t.close());

const { get, post, gera, previa } = pedidosDe(
  () => t,
  () => gerente,
);

const cabecalho = 'competencia;matricula;vendedor_codigo;valor;estorno_ate\r\n';
let entregas = 0;
const traz = async (...linhas: string[]) => {
  entregas += 1;
  const texto = `${cabecalho}${linhas.map((linha) => `${linha}\r\n`).join('')}`;
  return carregaTudo(t.db, new Map([['comissoes_pagas', texto]]), {
    entrega: String(entregas),
    em: '2026-11-20T08:00:00',
  });
};
const daVida1 = '2026-07;0000000001;601;60,00;2026-10-10';
const semNada = { linhas: [], saldo: ['0,00', '0,00', '0,00', '0,00'] };

describe('what the system before this one paid', () => {
  it('is taken back by the next closing when the life is cancelled in time, once, and given back with it (COM-43)', async () => {
    await traz(daVida1);
    await gera('08/2026');
    await cancela(t.db, '1', '2026-09-20');
    const tira = {
      linhas: [['1', 'ESTORNO', '09/2026', '-60,00']],
      saldo: ['0,00', '-60,00', '0,00', '-60,00'],
    };
    expect(await previa('601', '09/2026')).toEqual({ situacao: 'aberta', ...tira });
    await gera('09/2026');
    expect(await previa('601', '09/2026')).toEqual({ situacao: 'fechada', ...tira });
    expect((await previa('601', '10/2026')).linhas).toEqual([]);
    await cancela(t.db, '1', null);
    expect(await previa('601', '10/2026')).toEqual({
      situacao: 'aberta',
      linhas: [['1', 'AJUSTE', '10/2026', '60,00']],
      saldo: ['-60,00', '60,00', '0,00', '0,00'],
    });
  });

  it('is taken back by the first closing as well, from each one what that one got', async () => {
    await traz('07/2026;0000000001;601;30,01;10/10/2026', '07/2026;0000000001;604;29,99;10/10/2026');
    await cancela(t.db, '1', '2026-08-31');
    await gera('08/2026');
    expect((await previa('601', '08/2026')).linhas).toEqual([
      ['2', 'VIDA', '08/2026', '60,00'],
      ['1', 'ESTORNO', '08/2026', '-30,01'],
    ]);
    expect(await previa('604', '08/2026')).toEqual({
      situacao: 'fechada',
      linhas: [['1', 'ESTORNO', '08/2026', '-29,99']],
      saldo: ['0,00', '-29,99', '0,00', '-29,99'],
    });
  });

  it.each([
    ['2026-10-09', [['1', 'ESTORNO', '10/2026', '-60,00']]],
    ['2026-10-10', []],
  ])('of a life cancelled on %s, where the last day is 09/10/2026', async (dia, linhas) => {
    await traz(daVida1);
    await gera('08/2026');
    await gera('09/2026');
    await cancela(t.db, '1', dia);
    expect((await previa('601', '10/2026')).linhas).toEqual(linhas);
  });

  it('is taken back together with the fees that were paid here', async () => {
    await traz('2026-07;0000000003;607;30,00;2026-10-10');
    await writeMensalidade(t.db, { numero: 1, venda: '3', pagoEm: '2026-08-12' });
    await gera('08/2026');
    expect((await previa('607', '08/2026')).linhas).toEqual([['3', 'MENSALIDADE', '08/2026', '30,00']]);
    await cancela(t.db, '3', '2026-09-01');
    expect((await previa('607', '09/2026')).linhas).toEqual([['3', 'ESTORNO', '09/2026', '-60,00']]);
  });

  it('is no commission of ours anywhere, and changes no closed month', async () => {
    await gera('08/2026');
    await gera('09/2026');
    const le = async (path: string) => {
      const answer = await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: gerente } });
      return [path, answer.statusCode, answer.body] as const;
    };
    const tudo = () =>
      Promise.all(
        [
          ...['08', '09', '10'].flatMap((mes) => [
            `vendedor/getPreviaComissao/601/${mes}_2026`,
            `comissionamento/getPreviaComissaoGeral/${mes}_2026`,
            `comissionamento/getHistoricoComissaoGeral/${mes}_2026`,
            `comissionamento/getMudancas/${mes}_2026`,
            `comissionamento/getSemComissao/${mes}_2026`,
            `comissionamento/getIndicadoresComissao/${mes}_2026`,
            `comissionamento/getComissaoPagaDados/${mes}_2026`,
            `vendedor/getEstornos/0/${mes}_2026`,
          ]),
          'vendedor/getInicio',
        ].map(le),
      );
    const antes = await tudo();
    expect(antes.filter(([, status]) => status >= 400)).toEqual([]);
    expect(antes.filter(([, status]) => status === 200).length).toBeGreaterThan(12);
    await traz(daVida1);
    expect(await tudo()).toEqual(antes);
  });

  it('waits for a first closing after its last month (COM-43, COM-42)', async () => {
    await traz(daVida1, '2026-08;0000000002;601;60,00;2026-11-10');
    const message =
      'A comissão até 08/2026 foi paga pelo sistema anterior: o primeiro fechamento é de 09/2026 em diante.';
    expect(await post('gerar', { competencia: '08/2026', primeira: true })).toMatchObject({
      status: 409,
      message,
    });
    expect(await get('comissionamento/getPreviaComissaoGeral/08_2026')).toMatchObject({
      impedimento: message,
    });
    await gera('09/2026');
    expect(await previa('601', '09/2026')).toMatchObject(semNada);
  });

  it('is refused of a month that is closed here, of a life without its sale, and of nothing', async () => {
    await gera('08/2026');
    const { problemas } = await traz(
      '2026-08;0000000001;601;60,00;2026-11-10',
      '2026-07;0000000009;601;60,00;2026-11-10',
      '2026-07;0000000001;601;0,00;2026-11-10',
      '2026-07;0000000002;601;60,00;',
    );
    expect(problemas.guardados.map(({ linha, coluna, motivo }) => [linha, coluna, motivo])).toEqual([
      [4, 'valor', 'tem de ser maior que zero'],
      [5, 'estorno_ate', 'está em branco'],
      [3, 'matricula', 'não existe em Vendas'],
      [2, 'competencia', 'é de um mês que se fecha aqui'],
    ]);
    expect(await t.db.selectFrom('comissao_anterior').selectAll().execute()).toEqual([]);
  });

  it('leaves as it came, and comes again without a change (CAR-40)', async () => {
    await traz(daVida1);
    expect((await exporta(t.db)).get('comissoes_pagas')).toBe(`${cabecalho}${daVida1}\r\n`);
    expect((await traz(daVida1)).mudancas).toEqual([
      { arquivo: 'comissoes_pagas', tabela: 'comissao_anterior', novas: 0, mudadas: 0, iguais: 1 },
    ]);
  });

  it('goes with its delivery, and what it was taken back for is given back', async () => {
    await traz(daVida1);
    await cancela(t.db, '1', '2026-08-20');
    await gera('08/2026');
    expect((await previa('601', '09/2026')).linhas).toEqual([]);
    await sql`update carga_entrega set situacao = 'APLICADA', aplicada_em = '2026-11-20 08:00'`.execute(t.db);
    expect(await desfaz(t.db, { id: String(entregas), em: '2026-11-20T09:00:00' })).toMatchObject({
      apagadas: 1,
    });
    expect((await previa('601', '09/2026')).linhas).toEqual([['1', 'ESTORNO', '09/2026', '60,00']]);
  });

  it('is found for one seller as for all', async () => {
    await traz('2026-07;0000000001;604;60,00;2026-10-10');
    await gera('08/2026');
    await cancela(t.db, '1', '2026-09-20');
    const linhas = async (vendedor?: string) => {
      const todas: string[] = [];
      for await (const mes of apura(t.db, { competencia: '2026-09', vendedor }))
        for (const linha of mes.linhas)
          if (linha.vendedor === '604') todas.push(`${linha.especie} ${linha.valorCents}`);
      return todas;
    };
    expect(await linhas()).toEqual(['ESTORNO -6000']);
    expect(await linhas('604')).toEqual(['ESTORNO -6000']);
  });
});
