import { afterAll, beforeEach, expect, it } from 'vitest';
import { prestadores, writeGuia } from './guias.fixture.ts';
import { guiasServer } from './guiasServer.fixture.ts';

const { t, ana, centro, ask, historyOf } = await guiasServer();

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
  const paid = { status: 1 as const, incorporada_em: '2026-11-01T09:00:00', competencia: '2026-11' };
  await writeGuia(t.db, { numero: '90', ...paid, valor_cents: 10_000 }, []);
  await writeGuia(t.db, { numero: '91', ...paid, valor_cents: 20_000 }, []);
  await writeGuia(t.db, { numero: '92', ...paid, valor_cents: 30_000 }, []);
  await writeGuia(t.db, { numero: '1', valor_cents: 19_000 }, []);
  await writeGuia(t.db, { numero: '2', valor_cents: 50_000, status: 0 }, []);
  await writeGuia(t.db, { numero: '3', valor_cents: 2_000 }, []);
  await writeGuia(t.db, { numero: '4', valor_cents: 900_000, tipo_guia: 'CONSULTA' }, []);
  await writeGuia(t.db, { numero: '5', valor_cents: 900_000, status: 2 }, []);
});

afterAll(() => t.close());

const fila = async (criterio: string, quantidade = 10, who = ana) => {
  const reply = await ask(
    'escolheFilaRevisao',
    { codPrestador: prestadores.clinica, criterio, quantidade },
    who,
  );
  return (reply.guias as unknown as { numGuia: string; motivo: string }[] | undefined)?.map(
    ({ numGuia, motivo }) => [numGuia, motivo],
  );
};

it('CTM-50: picks by value', async () => {
  expect(await fila('valor', 2)).toEqual([
    ['4', '1º maior valor de 4 a verificar, R$ 9.000,00'],
    ['2', '2º maior valor de 4 a verificar, R$ 500,00'],
  ]);
});

it('CTM-50: picks what lies above what the provider usually sends', async () => {
  expect(await fila('mediana')).toEqual([
    ['2', '2,5 vezes a mediana do prestador em SP/SADT, R$ 200,00'],
    ['1', '1 vezes a mediana do prestador em SP/SADT, R$ 200,00'],
    ['3', '0,1 vezes a mediana do prestador em SP/SADT, R$ 200,00'],
    ['4', 'o prestador não tem mediana de CONSULTA em 12 meses'],
  ]);
});

it('CTM-50: draws the same all day long, and keeps each reason once', async () => {
  const first = await fila('acaso', 3);
  expect(first).toHaveLength(3);
  expect(await fila('acaso', 3)).toEqual(first);
  const [drawn] = first ?? [];
  expect((await historyOf(drawn?.[0])).map(({ descricao }) => descricao)).toEqual([
    'Escolhida para revisão: sorteio de 21/11/2026, entre as guias de 4 a verificar',
  ]);
});

it('tells Centro Médico nothing of another provider', async () => {
  expect(await fila('valor', 10, centro)).toEqual([]);
  expect(await historyOf('4')).toEqual([]);
});
