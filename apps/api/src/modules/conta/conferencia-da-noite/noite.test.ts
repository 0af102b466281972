// @module-tag embedded
import type {
  ContaDaFatura,
  SituacaoDaConferencia,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import { tx } from '../../../db/tx.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { type CaixaComBanco, caixaComBanco } from '../../caixa/banco.fixture.ts';
import { paga, pagaParte, retorno, writeTitulos } from '../../financeiro/retorno/fixtures/titulos.ts';
import { confereTudo } from './confere.ts';
import { gravaDiferencas } from './diferenca.sql.ts';
import { type Difere, faltas } from '../fixtures/faltas.ts';
import { planta } from '../fixtures/planta.sql.ts';

let k: CaixaComBanco;
let tecnologia: string;

// Seven invoices of R$ 300,00 with one posting each, due on 10/11/2026: F1 paid in part by the bank, F2 in
// full, F3 by card, F4 by the core system's report, F5 by hand; F6 and F7 are open. Today is 20/11/2026.
beforeAll(async () => {
  k = await caixaComBanco();
  tecnologia = await k.t.tokenFor({ login: 'ti', modules: ['tecnologia'] });
  await writeTitulos(k.t.db, 7);
  await sql`insert into lancamento (matricula, fatura_numero, tipo_codigo, competencia, lancado_em, valor_cents, status)
    select '0000000100', numero, 2, '2026-11', '2026-11-01', 30000, 'ATIVO' from fatura`.execute(k.t.db);
  await k.aplica(retorno([pagaParte(1, 10_000), paga(2)], { sequencial: 8 }));
  const venda = await k.ana.sell({
    cartaoDataVenda: '20/11/2026',
    cartaoDesconto: '0,00',
    fatura: [{ codigoFatura: 'F3' }],
    cartaoValorTotal: '307,00',
  });
  if (venda.status !== 200) throw new Error('A venda não foi feita.');
  await k.t.db
    .updateTable('titulo')
    .set({ pago_em: '2026-11-12', valor_pago_cents: 30_000 })
    .where('numero', '=', 'T4')
    .execute();
  const recebido = await k.manda('recebeDaFatura', {
    pedido: 'b0f1c1de-6b0e-4b0e-9b0e-0123456789ab',
    fatura: 'F5',
    valor: '100,00',
    dia: '20/11/2026',
    forma: 'PIX',
    identificador: '',
    motivo: 'Comprovante no balcão',
  });
  if (recebido.status !== 200) throw new Error(recebido.message);
});
beforeEach(() => emptyTables(k.t.db, ['tarefa', 'conta_diferenca']));
afterAll(() => k.t.close());

const chama = async <T>(caminho: string, as = k.pessoa) => {
  const answer = await k.t.staff.inject({
    url: `/api/v1/financeiro/${caminho}`,
    headers: { authorization: as },
  });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const estado = async () => (await chama<SituacaoDaConferencia>('getConferenciaDaNoite')).body;
const diferencas = async () => (await chama<Difere[]>('getDiferencasDaConta')).body;

/** A manual check from start to end. */
const confere = async (): Promise<SituacaoDaConferencia> => {
  const asked = await k.manda('iniciaConferenciaDaNoite', {});
  expect(asked.status, asked.message).toBe(200);
  return vi.waitFor(
    async () => {
      const agora = await estado();
      expect(agora.tarefa?.situacao, agora.tarefa?.motivo ?? '').toBe('CONCLUÍDA');
      return agora;
    },
    { timeout: 60_000 },
  );
};

/** Differences after a planted fault, which is removed again. */
const comFalta = async (falta: string): Promise<Difere[]> => {
  const desfaz = await planta(k.t.db, falta);
  await confere();
  const achadas = await diferencas();
  await desfaz();
  return achadas;
};

it('is clean where every cent holds, and says when, by whom and of how many invoices (CTA-16)', async () => {
  expect(await estado()).toEqual({ tarefa: null, ultima: null, abertas: 0, hora: null });
  expect(await confere()).toMatchObject({
    tarefa: { feito: 7, total: 7, usuario: 'Gilda Gerente' },
    ultima: { em: '20/11/2026 12:00', por: 'Gilda Gerente', faturas: 7, diferencas: 0 },
    abertas: 0,
  });
  expect(await diferencas()).toEqual([]);
});

it.each(faltas)('finds a planted fault in %s and names it (CTA-16)', async (identidade, falta, dela) => {
  const achadas = await comFalta(falta);
  expect(achadas).toContainEqual({
    ...dela,
    id: expect.any(String),
    identidade,
    onde: `Fatura ${dela.fatura}`,
    achadaEm: '20/11/2026 12:00',
    fechadaEm: null,
    situacao: 'ABERTA',
  });
  expect(new Set(achadas.map(({ fatura }) => fatura).filter(Boolean))).toEqual(new Set([dela.fatura]));
});

it('finds a home whose total is not that of its list (CTA-16)', async () => {
  const deCobrado = await comFalta(`update fatura set abatido_cents = abatido_cents + 1 where numero = 'F6'`);
  const doInicio = { identidade: 'INICIO_ATRASO', esperado: 'R$ 1.000,00', achado: 'R$ 999,99' };
  expect(deCobrado).toContainEqual(expect.objectContaining({ ...doInicio, onde: 'Início do Financeiro' }));
  expect(deCobrado).toContainEqual(expect.objectContaining({ ...doInicio, onde: 'Início da Cobrança' }));
});

describe('a difference', () => {
  const falta = `update fatura set abatido_cents = abatido_cents + 1 where numero = 'F1'`;
  const daFatura = async () => (await diferencas()).filter(({ fatura }) => fatura === 'F1');

  it('is one row while checks find it, and closed by the one that no longer does (CTA-16)', async () => {
    const desfaz = await planta(k.t.db, falta);
    await confere();
    k.t.clock.set('2026-11-20T16:00:00Z');
    expect(await confere()).toMatchObject({ ultima: { diferencas: 3 }, abertas: 3 });
    expect(await daFatura()).toMatchObject([{ achadaEm: '20/11/2026 12:00', fechadaEm: null }]);
    await desfaz();
    expect(await confere()).toMatchObject({ ultima: { diferencas: 0 }, abertas: 0 });
    expect(await daFatura()).toMatchObject([{ achadaEm: '20/11/2026 12:00', fechadaEm: '20/11/2026 13:00' }]);
    k.t.clock.set('2026-11-20T15:00:00Z');
  });

  it('opens its invoice, with all lines of the account and without whose it is', async () => {
    const { body } = await chama<ContaDaFatura>('getContaDaFatura/F1', tecnologia);
    expect(body).toMatchObject({ fatura: 'F1', valor: '300,00', abatido: '100,00', situacao: 'ABERTA' });
    expect(body.linhas).toMatchObject([
      { especie: 'LANÇAMENTOS', valor: '300,00' },
      { especie: 'MOVIMENTO', origem: 'RETORNO', valor: '-100,00', titulo: 'T1' },
    ]);
    expect(JSON.stringify(body)).not.toContain('Ávila');
    expect(await chama('getContaDaFatura/F99', tecnologia)).toMatchObject({
      status: 404,
      body: { message: 'Esta fatura não existe.' },
    });
  });

  it('of a fault of everything is kept in so many rows, and no more come with the next check', async () => {
    const achada = (numero: number) => ({
      identidade: 'VALOR' as const,
      onde: `Fatura F${numero}`,
      fatura: `F${numero}`,
      esperado: '1',
      achado: '2',
      cents: 1,
    });
    const rodada = { rodada: '00000000-0000-4000-8000-000000000001', em: '2026-11-20T12:00:00' };
    const grava = (numeros: number[], novas: number) =>
      tx(k.t.db, (trx) => gravaDiferencas(trx, numeros.map(achada), rodada, novas));
    await grava([1, 2, 3], 2);
    await grava([1, 2, 3], 0);
    expect((await diferencas()).map(({ fatura }) => fatura)).toEqual(['F1', 'F2']);
    await grava([3], 1);
    expect(await diferencas()).toHaveLength(3);
  });

  it('leaves nothing of anybody in the log', async () => {
    await comFalta(falta);
    expect(k.t.logged()).not.toMatch(/Ávila|0000000100/u);
  });
});

describe('a check', () => {
  it('that is stopped between two portions goes on from there (CTA-17)', async () => {
    const desfaz = await planta(
      k.t.db,
      `update fatura set abatido_cents = abatido_cents + 1 where numero in ('F1', 'F7')`,
    );
    const tipo = 'conferencia-da-noite';
    const porcoes: number[] = [];
    const begin = (antes: (porcao: number) => void) => {
      const steady = steadyPace(1);
      const pace: Pace = {
        ...steady,
        tx: (db, work) => {
          porcoes.push(porcoes.length + 1);
          antes(porcoes.length);
          return steady.tx(db, work);
        },
      };
      return tarefasDe(k.t.deps, { tipo, executa: confereTudo(k.t.deps, pace) });
    };
    const first = begin((porcao) => {
      if (porcao === 3) void first.fecha();
    });
    await first.pede('conta', { login: 'USU_ana', parametros: {} });
    await first.quieta();
    expect(await estado()).toMatchObject({ tarefa: { situacao: 'INTERROMPIDA', feito: 3 }, ultima: null });
    const second = begin(() => undefined);
    await second.retoma();
    await second.quieta();
    expect(await estado()).toMatchObject({
      tarefa: { situacao: 'CONCLUÍDA', feito: 7 },
      ultima: { faturas: 7 },
    });
    expect(porcoes).toHaveLength(7);
    const dasFaturas = (await diferencas()).filter(({ identidade }) => identidade === 'ABATIDO');
    expect(dasFaturas.map(({ fatura, fechadaEm }) => [fatura, fechadaEm])).toEqual([
      ['F1', null],
      ['F7', null],
    ]);
    await second.fecha();
    await desfaz();
  });

  it('that another server makes is the one that a second start joins, and is stopped by hand (CTA-17)', async () => {
    await sql`insert into tarefa (tipo, chave, login, parametros, pedida_em, situacao, dono, vale_ate)
      values ('conferencia-da-noite', 'conta', 'servidor', '{}', '2026-11-20 03:00:00', 'EXECUTANDO',
        '00000000-0000-4000-8000-000000000000', now() + interval '1 hour')`.execute(k.t.db);
    const starts = await Promise.all([
      k.manda('iniciaConferenciaDaNoite', {}),
      k.manda('iniciaConferenciaDaNoite', {}, tecnologia),
    ]);
    for (const start of starts)
      expect(start).toMatchObject({ status: 200, tarefa: { situacao: 'EXECUTANDO', usuario: 'servidor' } });
    const { tarefa } = await estado();
    const stopped = await k.manda('paraConferenciaDaNoite', { id: tarefa?.id });
    expect(stopped).toMatchObject({ status: 200, tarefa: { id: tarefa?.id, situacao: 'CANCELANDO' } });
  });

  it('is begun and stopped by a manager of Financeiro or by Tecnologia, and seen by both alone (CTA-18)', async () => {
    const quem = 'Só um gerente de Financeiro ou Tecnologia começa ou para a conferência.';
    expect(await k.manda('iniciaConferenciaDaNoite', {}, k.pessoa)).toMatchObject({ message: quem });
    expect(await k.manda('paraConferenciaDaNoite', { id: '1' }, k.pessoa)).toMatchObject({ message: quem });
    const caixa = await k.t.tokenFor({ cargo: 'Gerente Financeiro', modules: ['caixa'] });
    expect((await chama('getDiferencasDaConta', caixa)).status).toBe(403);
    expect((await chama('getDiferencasDaConta', tecnologia)).status).toBe(200);
    expect(await estado()).toMatchObject({ tarefa: null });
  });
});
