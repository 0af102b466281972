// @module-tag embedded
import { rascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/rascunhoRegra.kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { tx } from '../../../db/tx.ts';
import { insereRegra } from './insereRegra.ts';
import {
  associacao,
  dados,
  faixa,
  porFaixa,
  porVida,
  premium,
  regrasServer,
  semValor,
  smart,
} from './regras.fixture.ts';

let r: Awaited<ReturnType<typeof regrasServer>>;
beforeAll(async () => {
  r = await regrasServer();
});
beforeEach(() => r.clear());
afterAll(() => r.server.close());

describe('a rule that is saved', () => {
  it('per life comes back whole, and stands in the list (RCO-3, RCO-7, RCO-11)', async () => {
    const { status, body } = await r.insere({
      ...porVida,
      vendedorParceria: [
        { planoRegistro: smart, vendedor: '613', parceiros: ['619', '601'], contaMeta: true },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      codigoRegraComissao: expect.stringMatching(/^\d+$/),
      regraDescricao: 'Campanha de outubro',
      regraTipoId: 1,
      tipoRegraComissao: 'VALOR POR VIDAS',
      regraEstornoMeses: 3,
      contabilizaMeta: '1',
      regraCadastroData: '21/11/2026',
      status: 'Ativa',
      desativadaEm: null,
      detalhes: [{ regraValorVida: '60,00', regraBonusVida: 20, regraBonusPorcentagem: '10,00' }],
      parcerias: [
        {
          planoRegistro: smart,
          planoNome: 'Smart Individual',
          vendedor: { codigo: '613', nome: 'Marina Toledo' },
          parceiros: [
            { codigo: '601', nome: 'Rogério Pacheco' },
            { codigo: '619', nome: 'Caio Meireles' },
          ],
          contaMeta: true,
        },
      ],
      vendedores: ['601', '613'].map((codigo) => ({
        codigo,
        nome: codigo === '601' ? 'Rogério Pacheco' : 'Marina Toledo',
        dataInicio: '01/01/2026',
        dataFim: '31/12/2026',
        planos: [{ planoRegistro: smart, planoNome: 'Smart Individual' }],
      })),
      simulacao: null,
    });
    expect((await r.get('getRegrasComissao/')).body).toEqual([body]);
  });

  it('of tracks has them by age and lives, with the text of the age (RCO-4)', async () => {
    const { body } = await r.insere({
      ...porFaixa,
      faixasRegra: [
        { ...faixa, faixaDescricao: 'Idosos', tabelaFaixaId: 10 },
        { ...faixa, faixaDescricao: 'Mais', faixaVidasInicial: 11, faixaVidasFinal: 99_999 },
        faixa,
      ],
    });
    expect(body).toMatchObject({
      tipoRegraComissao: 'FAIXA DE VIDAS',
      detalhes: [
        { faixaDescricao: 'Até 10', idadeFaixa: '0-18', faixaPorcentagemPaga: '30,00' },
        { faixaDescricao: 'Mais', faixaVidasInicial: 11, faixaVidasFinal: 99_999 },
        { faixaDescricao: 'Idosos', idadeFaixa: '59+' },
      ],
    });
  });

  it('of fees counts no lives, whatever was sent (RCO-4)', async () => {
    const { body } = await r.insere({ ...porFaixa, dadosRegra: { ...semValor, regraTipoId: 3 } });
    expect(body).toMatchObject({
      tipoRegraComissao: 'MENSALIDADE',
      detalhes: [{ faixaVidasInicial: 1, faixaVidasFinal: 99_999 }],
    });
  });

  it('counts for its sellers (RCO-13)', async () => {
    await r.insere({
      ...porVida,
      vendedorParceria: [{ planoRegistro: premium, vendedor: '613', parceiros: ['619'] }],
    });
    const { body } = await r.get('getVendedores');
    expect(body).toEqual([
      { codigo: '619', nome: 'Caio Meireles', regrasAssociadas: 0, qtdeParcerias: 1, ativo: true },
      { codigo: '613', nome: 'Marina Toledo', regrasAssociadas: 1, qtdeParcerias: 1, ativo: true },
      { codigo: '699', nome: 'Quem Saiu', regrasAssociadas: 0, qtdeParcerias: 0, ativo: false },
      { codigo: '601', nome: 'Rogério Pacheco', regrasAssociadas: 1, qtdeParcerias: 0, ativo: true },
    ]);
  });
});

describe('a second rule of a seller and plan', () => {
  const porPremium = { ...associacao, planoRegistro: [smart, premium], vendedores: ['613'] };
  const other = (vendedorRegraComissao: object[], vendedorParceria: object[] = []) => ({
    ...porVida,
    dadosRegra: { ...dados, regraDescricao: 'Outra' },
    vendedorRegraComissao,
    vendedorParceria,
  });

  it('is refused on a day in common, naming the other rule (RCO-9)', async () => {
    const { body: first } = await r.insere(porVida);
    const { status, body } = await r.insere(
      other([{ ...porPremium, dataInicio: '31/12/2026', dataFim: '31/12/2027' }]),
    );
    const message = `A vendedora 613 já tem a regra ${first.codigoRegraComissao} “Campanha de outubro” para o plano Smart Individual de 01/01/2026 a 31/12/2026.`;
    expect([status, body]).toEqual([
      409,
      { error: message, message, problems: [{ field: 'vendedorRegraComissao.0.vendedores', message }] },
    ]);
    expect((await r.count())[0]).toBe(1);
  });

  it('is saved from the day after (RCO-6, RCO-9)', async () => {
    await r.insere(porVida);
    const { status } = await r.insere(
      other([{ ...porPremium, dataInicio: '01/01/2027', dataFim: '31/12/2027' }]),
    );
    expect(status).toBe(200);
  });

  it('is saved once the first is disabled (RCO-9)', async () => {
    const { body } = await r.insere(porVida);
    await r.post('desativarRegraComissao', body);
    expect((await r.insere(other([porPremium]))).status).toBe(200);
  });

  it('is refused for a second partnership, naming the rule of the first (RCO-9)', async () => {
    const parceria = { planoRegistro: smart, vendedor: '601', parceiros: ['619'] };
    const { body: first } = await r.insere({ ...porVida, vendedorParceria: [parceria] });
    const { status, body } = await r.insere(
      other([{ ...associacao, vendedores: ['619'] }], [{ ...parceria, parceiros: ['613'] }]),
    );
    expect([status, body.problems]).toEqual([
      409,
      [
        {
          field: 'vendedorParceria.0.vendedor',
          message: `O vendedor 601 já tem uma parceria para o plano Smart Individual, na regra ${first.codigoRegraComissao} “Campanha de outubro”.`,
        },
      ],
    ]);
  });

  it('is refused to the slower of two people who save at once, who waits for the faster (RCO-10)', async () => {
    let written = (): void => undefined;
    let release = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const faster = tx(r.server.db, async (trx) => {
      await insereRegra(trx, z.decode(rascunhoRegra, porVida as never), '2026-11-21');
      written();
      await isReleased;
    });
    await isWritten;
    let isAnswered = false;
    const slower = r.insere(porVida).finally(() => (isAnswered = true));
    // The embedded database has a single connection, so requests cannot overlap.
    if (r.server.kind === 'postgres')
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
          r.server.db,
        );
        expect(isAnswered || rows.length > 0).toBe(true);
      }, 20_000);
    release();
    await faster;
    expect((await slower).status).toBe(409);
    expect((await r.count())[0]).toBe(1);
  });
});

describe('disabling', () => {
  it('takes the rule out of use as of today, and stays when asked again (RCO-12, RCO-13)', async () => {
    const { body: regra } = await r.insere(porVida);
    const first = await r.post('desativarRegraComissao', regra);
    expect(first).toEqual({
      status: 200,
      body: { message: 'A regra não será mais utilizada para comissões!', desativadaEm: '21/11/2026' },
    });
    await r.server.db
      .updateTable('regra_comissao')
      .set({ cadastrada_em: '2026-01-01', desativada_em: '2026-10-05' })
      .execute();
    const again = await r.post('desativarRegraComissao', {
      codigoRegraComissao: regra.codigoRegraComissao,
    });
    expect(again.body).toEqual({
      message: 'A regra já estava desativada desde 05/10/2026.',
      desativadaEm: '05/10/2026',
    });
    const { body: list } = await r.get('getRegrasComissao/');
    expect(list).toMatchObject([{ status: 'Inativa', desativadaEm: '05/10/2026' }]);
    const { body: sellers } = await r.get('getVendedores');
    expect(sellers).toMatchObject([{}, { codigo: '613', regrasAssociadas: 0 }, {}, {}]);
  });

  it('leaves the rule last in the list, whatever its number (RCO-11)', async () => {
    const { body: first } = await r.insere(porVida);
    const later = { ...porVida, vendedorRegraComissao: [{ ...associacao, planoRegistro: [premium] }] };
    const { body: second } = await r.insere(later);
    for (const [disabled, other] of [
      [first, second],
      [second, first],
    ]) {
      await r.server.db.updateTable('regra_comissao').set({ desativada_em: null }).execute();
      await r.post('desativarRegraComissao', disabled);
      const { body: list } = await r.get('getRegrasComissao/');
      expect(
        list.map((each: Record<string, string>) => [each['codigoRegraComissao'], each['status']]),
      ).toEqual([
        [other.codigoRegraComissao, 'Ativa'],
        [disabled.codigoRegraComissao, 'Inativa'],
      ]);
    }
  });

  it.each(['0', 'x', '99999999999'])('refuses the unknown rule %s', async (codigoRegraComissao) => {
    const { status, body } = await r.post('desativarRegraComissao', { codigoRegraComissao });
    expect([status, body.message]).toEqual([
      404,
      `Nenhuma regra de comissão tem o código ${codigoRegraComissao}.`,
    ]);
  });
});
