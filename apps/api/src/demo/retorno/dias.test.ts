// @module-tag embedded
import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { findComposicao, findLinhasDoDia } from '../../modules/financeiro/retorno/composicao.sql.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase({ lives: 300 });
});
afterAll(() => open.close());

const todos = { de: '2000-01-01', ate: '2100-01-01' };
const campos = {
  QUITACAO: 'quitacoes',
  PARTE: 'partes',
  CREDITO: 'pagoAMais',
  NAO_IDENTIFICADO: 'naoIdentificado',
  A_DECIDIR: 'aDecidir',
} as const;

describe('the bank of the demonstration', () => {
  it('credits on days on which the bank works alone', async () => {
    const dias = await findComposicao(open.db, todos);
    expect(dias.length).toBeGreaterThan(20);
    expect(dias.filter(({ dia }) => !ehDiaUtilBancario(dia))).toEqual([]);
  });

  it('brings days whose parts add up, row by row (CBR-25)', async () => {
    for (const dia of await findComposicao(open.db, { ...todos, de: '2026-10-15' })) {
      const linhas = await findLinhasDoDia(open.db, dia.dia);
      const porParte = Object.entries(campos).map(([parte, campo]) => [
        linhas.reduce((sum, linha) => sum + (linha.parte === parte ? (linha.valor ?? 0) : 0), 0),
        dia[campo],
      ]);
      expect(porParte.filter(([linha, soma]) => linha !== soma)).toEqual([]);
      expect([
        dia.recebido - dia.tarifas - dia.devolvidos,
        porParte.reduce((sum, [one = 0]) => sum + one, 0),
      ]).toEqual([dia.valor, dia.valor]);
    }
  });
});
