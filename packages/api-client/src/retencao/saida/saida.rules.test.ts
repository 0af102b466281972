import { describe, expect, test } from 'vitest';
import { prazosPadrao as prazos } from '../../juridico/prazos/prazos.rules.ts';
import {
  efeitoDaSaida,
  estadoDaSaida,
  type PedidoDeSaida,
  podeRetirar,
  problemaDaSaida,
  provaAte,
  type SaidaEmCurso,
  viaDaSaida,
} from './saida.rules.ts';

const pedido = (over: Partial<PedidoDeSaida> = {}): PedidoDeSaida => ({
  via: 'INDIVIDUAL',
  destino: 'OPERADORA',
  pedidoEm: '2026-11-10T18:40:00',
  primeiroPedidoEm: null,
  obitoEm: null,
  ...over,
});
const efeito = (over: Partial<PedidoDeSaida>) => efeitoDaSaida(pedido(over), prazos);

describe('RET-18: the kind of contract decides the way', () => {
  test.each([
    [1, null, 'INDIVIDUAL'],
    [2, false, 'EMPRESARIAL'],
    [2, null, 'EMPRESARIAL'],
    [2, true, 'MEI'],
    [3, null, 'ADESAO'],
    [null, true, 'NAO_INFORMADA'],
    [9, null, 'NAO_INFORMADA'],
  ] as const)('kind %s, MEI %s: %s', (tipo, mei, via) => expect(viaDaSaida(tipo, mei)).toBe(via));

  test('asked of the operator, an individual contract, a MEI or an adhesion ends on the day and hour of the request', () => {
    for (const via of ['INDIVIDUAL', 'MEI', 'ADESAO'] as const)
      expect(efeito({ via })).toEqual({ em: '2026-11-10T18:40:00', aguarda: null, diretoDesde: null });
    expect(efeito({ via: 'ADESAO', destino: 'ADMINISTRADORA' }).em).toBe('2026-11-10T18:40:00');
  });

  test('asked of the entity of an adhesion, it waits for the day that we are told', () =>
    expect(efeito({ via: 'ADESAO', destino: 'CONTRATANTE' })).toEqual({
      em: null,
      aguarda: 'CONTRATANTE',
      diretoDesde: null,
    }));

  test('without the kind of contract no day of effect is computed', () =>
    expect(efeito({ via: 'NAO_INFORMADA' })).toEqual({ em: null, aguarda: 'TIPO', diretoDesde: null }));
});

describe('RET-20: company told on 10/11, direct from 11/12', () => {
  test('the request to the company waits, and says from when the holder may ask directly', () =>
    expect(efeito({ via: 'EMPRESARIAL', destino: 'CONTRATANTE' })).toEqual({
      em: null,
      aguarda: 'CONTRATANTE',
      diretoDesde: '2026-12-11',
    }));

  test.each([
    ['2026-12-10T23:59:00', '2026-11-10', null],
    ['2026-12-11T00:00:00', '2026-11-10', '2026-12-11T00:00:00'],
    ['2026-12-11T09:00:00', null, null],
  ])('asked directly at %s with a first request of %s: effect %s', (pedidoEm, primeiroPedidoEm, em) =>
    expect(efeito({ via: 'EMPRESARIAL', pedidoEm, primeiroPedidoEm }).em).toBe(em),
  );

  test('the days of the company are a setting', () =>
    expect(
      efeitoDaSaida(pedido({ via: 'EMPRESARIAL', destino: 'CONTRATANTE' }), {
        ...prazos,
        prazoDaEmpresa: '20',
      }).diretoDesde,
    ).toBe('2026-12-01'));
});

test('RET-21: a death has effect the day after, in any contract', () => {
  for (const via of ['INDIVIDUAL', 'EMPRESARIAL', 'NAO_INFORMADA'] as const)
    expect(efeito({ via, destino: 'CONTRATANTE', obitoEm: '2026-10-31' }).em).toBe('2026-11-01T00:00:00');
});

const saida = (over: Partial<SaidaEmCurso> = {}): SaidaEmCurso => ({
  pedidoEm: '2026-11-10T18:40:00',
  aguarda: null,
  diretoDesde: null,
  sabidaEm: '2026-11-10T18:40:00',
  comprovadaEm: null,
  retiradaEm: null,
  ...over,
});
const estado = (hoje: string, over: Partial<SaidaEmCurso> = {}) =>
  estadoDaSaida(saida(over), hoje, { prazos });

describe('RET-22: proof within ten working days', () => {
  test('of a request by phone on Tue 10/11/2026 18:40: until Wed 25/11, 20/11 is a holiday', () => {
    expect(provaAte('2026-11-10T18:40:00', prazos)).toBe('2026-11-25');
    expect(provaAte('2026-11-10', prazos, new Set(['2026-11-14', '2026-11-16']))).toBe('2026-11-26');
  });

  test.each([
    ['2026-11-10', 0, 'vence em 10 dias úteis'],
    ['2026-11-24', 0, 'vence em 1 dia útil'],
    ['2026-11-25', 0, 'vence hoje'],
    ['2026-11-26', 1, 'venceu há 1 dia útil'],
    ['2026-11-30', 3, 'venceu há 3 dias úteis'],
  ])('on %s: %s late, %s', (hoje, atraso, prazo) =>
    expect(estado(hoje)).toEqual({ situacao: 'PROVA', ate: '2026-11-25', atraso, prazo }),
  );

  test('a term that ended on a Friday is late on the Saturday', () =>
    expect(estado('2026-11-28', { sabidaEm: '2026-11-12T10:00:00' })).toMatchObject({
      ate: '2026-11-27',
      atraso: 0,
      prazo: 'venceu em 27/11/2026',
    }));

  test('counts from the day that the company told, and meanwhile says the day of the direct request', () => {
    const aguarda = { aguarda: 'CONTRATANTE', sabidaEm: null, diretoDesde: '2026-12-11' } as const;
    expect(estado('2026-12-10', aguarda)).toMatchObject({
      situacao: 'CONTRATANTE',
      ate: null,
      prazo: 'direto a partir de 11/12/2026',
    });
    expect(estado('2026-12-11', aguarda).prazo).toBe('pode pedir direto desde 11/12/2026');
    expect(estado('2026-12-11', { ...aguarda, diretoDesde: null }).prazo).toBe('');
    expect(estado('2026-12-11', { ...aguarda, sabidaEm: '2026-12-01T08:00:00' }).ate).toBe('2026-12-15');
  });

  test('without the kind of contract counts from the request', () =>
    expect(estado('2026-11-24', { aguarda: 'TIPO', sabidaEm: null })).toMatchObject({
      situacao: 'TIPO',
      ate: '2026-11-25',
    }));

  test('stands still once proved or withdrawn', () => {
    expect(estado('2026-12-30', { comprovadaEm: '2026-11-24T10:00:00' })).toEqual({
      situacao: 'COMPROVADA',
      ate: null,
      atraso: 0,
      prazo: 'comprovante de 24/11/2026',
    });
    expect(estado('2026-12-30', { retiradaEm: '2026-11-10T19:00:00' }).situacao).toBe('RETIRADA');
  });
});

test('RET-23: a request is withdrawn only before the operator knows of its effect', () => {
  expect(podeRetirar(saida())).toBe(false);
  expect(podeRetirar(saida({ sabidaEm: null }))).toBe(true);
  expect(podeRetirar(saida({ sabidaEm: null, retiradaEm: '2026-11-10T19:00:00' }))).toBe(false);
});

test.each([
  [{ destino: 'CONTRATANTE' }, 'destino'],
  [{ pedidoEm: '2026-11-10T19:00:01' }, 'pedidoEm'],
  [{ primeiroPedidoEm: '2026-11-11' }, 'primeiroPedidoEm'],
  [{ obitoEm: '2026-11-11' }, 'obitoEm'],
  [{}, undefined],
] as const)('RET-17: a request %o names the field that is wrong: %s', (over, field) =>
  expect(problemaDaSaida(pedido(over), '2026-11-10T19:00:00')?.field).toBe(field),
);
