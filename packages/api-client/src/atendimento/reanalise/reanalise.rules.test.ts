import { expect, it } from 'vitest';
import type { RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import { prazoDaReanalise, recusaDoPedido, relogioDaReanalise } from './reanalise.rules.ts';

const relogio: RelogioDaLei = { valores: [], locais: new Set() };
const pedidaEm = '2026-11-12';
const aberta = { pedidaEm, respondidaEm: null };

it.each([
  ['2026-11-12', 'A_VENCER', 7, 'vence em 7 dias úteis'],
  ['2026-11-24', 'HOJE', 0, 'vence hoje'],
  ['2026-11-25', 'VENCIDO', -1, 'venceu há 1 dia útil'],
])(
  'ATD-25: asked for on Thu 12/11/2026, with the holiday of 20/11, it is due on Tue 24/11; on %s: %s',
  (hoje, prazo, restam, palavras) =>
    expect(prazoDaReanalise(aberta, relogio, hoje)).toEqual({
      responderAte: '2026-11-24',
      prazo,
      restam,
      relogio: palavras,
    }),
);

it('ATD-25: an answer is within the term or after it, and the row says the last day', () => {
  const de = (respondidaEm: string) => prazoDaReanalise({ pedidaEm, respondidaEm }, relogio, '2026-11-30');
  expect(de('2026-11-24').prazo).toBe('NO_PRAZO');
  expect(de('2026-11-26')).toMatchObject({
    prazo: 'FORA',
    relogio: 'respondida 2 dias úteis depois do prazo',
  });
  expect(relogioDaReanalise(aberta, relogio, '2026-11-23')).toBe(
    'responder até 24/11/2026: vence em 1 dia útil',
  );
});

it('PRA-2: a later value of the term changes no reanalysis asked for before it', () => {
  const depois = { ...relogio, valores: [{ chave: 'reanalise', desde: '2026-11-13', valor: '3' }] };
  expect(prazoDaReanalise(aberta, depois, '2026-11-20').responderAte).toBe('2026-11-24');
});

it('ATD-24: is asked for from the day of the denial until today', () => {
  const dias = { negadaEm: '2026-11-10', hoje: '2026-11-20' };
  expect(recusaDoPedido('2026-11-09', dias)).toBe('use um dia desde a negativa, de 10/11/2026');
  expect(recusaDoPedido('2026-11-21', dias)).toBe('use um dia até hoje');
  expect(recusaDoPedido('2026-11-10', dias)).toBeNull();
  expect(recusaDoPedido('2026-11-20', { ...dias, negadaEm: null })).toBeNull();
});
