import { afterAll, beforeEach, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { approved, guiasServer, one } from './guiasServer.fixture.ts';

const { t, ana, centro, ask } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
});

afterAll(() => t.close());

const contexto = async (numGuia = '1', who = ana) => ask('getContextoItem', { numGuia, seqItem: 1 }, who);
const paid = (numero: string, given: object = {}) => ({
  numero,
  status: 1 as const,
  incorporada_em: '2026-11-01T09:00:00',
  competencia: '2026-11',
  ...given,
});

it('CTM-49: tells the price, what the provider was paid in twelve months, the last time of the person', async () => {
  const on = (executado_em: string, cents: number, quantidade = 1) => ({
    ...approved(),
    executado_em,
    quantidade,
    quantidade_aprovada: quantidade,
    valor_aprovado_cents: cents,
  });
  await writeGuia(t.db, { numero: '1' }, [one({ executado_em: '2026-11-10' })]);
  await writeGuia(t.db, paid('2'), [
    on('2025-11-11', 8_000),
    { ...on('2026-01-05', 18_000, 2), sequencia: 2 },
  ]);
  await writeGuia(t.db, paid('3'), [on('2026-05-03', 12_000)]);
  // Too old, of another provider, not incorporated, unused.
  await writeGuia(t.db, paid('4'), [on('2025-11-10', 1)]);
  await writeGuia(t.db, paid('5', { prestador_codigo: prestadores.centro }), [on('2026-11-09', 2)]);
  await writeGuia(t.db, { numero: '6', status: 2 }, [on('2026-06-01', 3)]);
  // Another degree, another factor, denied in part.
  await writeGuia(t.db, paid('8'), [
    { ...on('2026-06-01', 4), grau_participacao: '01' },
    { ...on('2026-06-01', 5), sequencia: 2, reducao_acrescimo: 0.5 },
    { ...on('2026-06-01', 6), sequencia: 3, glosa_codigo: '1705', glosa_comentario: 'A maior' },
  ]);
  await writeGuia(t.db, { numero: '7', status: 3 }, [on('2026-11-10', 4)]);
  expect((await contexto())['contexto']).toEqual({
    valorTabela: '100,00',
    prestador: { vezes: 3, menor: '80,00', mediana: '90,00', maior: '120,00' },
    ultimaVez: { dtExecucao: '09/11/2026', numGuia: '5', nomePrestador: 'Centro Médico' },
  });
});

it('is silent where there is nothing, and tells Centro Médico of no other provider', async () => {
  await writeGuia(t.db, { numero: '1' }, [one({ codigo: '99' })]);
  expect((await contexto())['contexto']).toEqual({
    valorTabela: null,
    prestador: null,
    ultimaVez: null,
  });
  expect(await contexto('1', centro)).toMatchObject({ status: 404 });
  await writeGuia(t.db, { numero: '5', prestador_codigo: prestadores.centro }, [one({ codigo: '99' })]);
  expect((await contexto('5', centro))['contexto']).toMatchObject({ ultimaVez: null });
  expect((await contexto('5'))['contexto']).toMatchObject({ ultimaVez: { numGuia: '1' } });
});
