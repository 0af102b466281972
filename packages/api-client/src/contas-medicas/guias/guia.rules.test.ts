import { describe, expect, it } from 'vitest';
import {
  competenciaAberta,
  competenciasDePagamento,
  janelaDaBaixa,
  motivoSemBaixa,
  problemaDaBaixa,
} from './baixa.rules.ts';
import {
  abaDoItem,
  isEditavel,
  isTipoPrevisto,
  isUsuarioAvancado,
  pedeTipo,
  podeDescartar,
  podeReativar,
  somasDosItens,
  statusPelosItens,
} from './guia.rules.ts';
import { fakeItem } from './guias.fake.ts';

describe('a guide', () => {
  it.each([
    [{ codTabelaAprov: '22', tipoProcOS: 'HM' }, 'honorarios'],
    [{ codTabelaAprov: '22', tipoProcOS: 'SADT' }, 'sadt'],
    [{ codTabelaAprov: '22', tipoProcOS: null }, 'naoIdentificados'],
    [{ codTabelaAprov: '18' }, 'diarias'],
    [{ codTabelaAprov: '19' }, 'materiais'],
    [{ codTabelaAprov: '20' }, 'medicamentos'],
    [{ codTabelaAprov: '00' }, 'naoIdentificados'],
  ] as const)('CTM-29: %o stands under %s', (given, aba) => {
    expect(abaDoItem(fakeItem(given))).toBe(aba);
  });

  it.each([
    [[1, 1], 2],
    [[1, null], null],
    [[1, 0], 0],
    [[null, 0], 0],
    [[], null],
  ] as const)('CTM-30: items %j make it %j', (statuses, status) => {
    expect(statusPelosItens(statuses.map((each) => ({ status: each })))).toBe(status);
  });

  it('CTM-31: its items are changed while it is to verify, pending or valid', () => {
    expect(([null, 0, 1, 2, 3] as const).map(isEditavel)).toEqual([true, true, false, true, false]);
  });

  it('CTM-32, CTM-33: is discarded before it is closed, and taken up again before it is settled', () => {
    expect(([null, 0, 1, 2, 3] as const).map(podeDescartar)).toEqual([true, true, false, true, false]);
    expect(podeReativar({ status: 3, dataBaixa: null })).toBe(true);
    expect(podeReativar({ status: 3, dataBaixa: '2026-11-10' })).toBe(false);
    expect(podeReativar({ status: 1, dataBaixa: null })).toBe(false);
  });

  it.each([
    ['Coord. de Contas Médicas', true],
    ['COORD. DE CONTAS MEDICAS', true],
    ['Analista de Sistemas', true],
    ['Faturista', false],
    ['Analista', false],
  ])('CTM-32: %s may discard: %s', (cargo, may) => {
    expect(isUsuarioAvancado(cargo)).toBe(may);
  });

  it.each([
    ['07', null, true],
    ['07', 'I', true],
    ['07', 'A', false],
    ['04', null, false],
  ])('CTM-34: of attendance %s and type %s asks for its type: %s', (tipoAtendimento, GUI_TIPO, asks) => {
    expect(pedeTipo({ tipoAtendimento, GUI_TIPO })).toBe(asks);
  });

  it('CTM-35: knows ten types', () => {
    expect([...'ABGIXCEFHJ'].every(isTipoPrevisto)).toBe(true);
    expect([null, 'Z', ''].some(isTipoPrevisto)).toBe(false);
  });
});

describe('the settlement', () => {
  const settled = { GUI_TIPO: 'E', incorporarBaixada: true, itens: [fakeItem()] };
  it.each([
    [settled, null],
    [{ ...settled, incorporarBaixada: false }, /o prestador não permite/],
    [{ ...settled, GUI_TIPO: 'A' }, /tipo A/],
    [{ ...settled, GUI_TIPO: null }, /tipo não informado/],
    [{ ...settled, itens: [fakeItem({ tipoProcOS: 'HM', credenOeste: true })] }, /item 1 é honorário/],
  ])('CTM-36: of %o is here, or says why not', (given, why) => {
    const said = motivoSemBaixa(given);
    if (why === null) expect(said).toBeNull();
    else expect(said).toMatch(why);
  });

  it.each([
    [null, 'Informe a data da baixa!'],
    ['2025-12-15', 'Data da baixa não condiz com a competência selecionada!'],
    ['2025-12-16', null],
    ['2026-01-16', null],
    ['2026-01-17', 'Data da baixa não condiz com a competência selecionada!'],
  ])('CTM-37: on %s for 01/2026: %s', (day, why) => {
    expect(janelaDaBaixa('2026-01')).toEqual({ inicio: '2025-12-16', fim: '2026-01-16' });
    expect(problemaDaBaixa(day, '2026-01')).toBe(why);
  });

  it('CTM-38: is of this month or the next, the one that is open', () => {
    expect(competenciasDePagamento('2026-12-21')).toEqual(['2026-12', '2027-01']);
    expect(competenciaAberta('2026-12-16')).toBe('2026-12');
    expect(competenciaAberta('2026-12-17')).toBe('2027-01');
  });
});

it('CTM-88: approved, denied and to be decided add up to what was charged', () => {
  const itens = [
    { status: 1, vrTotal: 10_000, vrTotalAprov: 7_500 },
    { status: 1, vrTotal: 1_000, vrTotalAprov: 0 },
    { status: null, vrTotal: 300, vrTotalAprov: null },
    { status: 0, vrTotal: 50, vrTotalAprov: null },
  ] as const;
  expect(somasDosItens(itens)).toEqual({ aprovado: 7_500, glosado: 3_500, aDecidir: 350 });
  expect(somasDosItens([])).toEqual({ aprovado: 0, glosado: 0, aDecidir: 0 });
});
