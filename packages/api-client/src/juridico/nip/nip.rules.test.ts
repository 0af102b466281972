import { describe, expect, it, test } from 'vitest';
import type { RelogioDaLei } from '../prazos/noDia.rules.ts';
import {
  type NipComPrazo,
  prazosDaNip,
  recusaDaCorrecao,
  recusaDaNotificacao,
  recusaDoDia,
} from './nip.rules.ts';

const relogio: RelogioDaLei = { valores: [], locais: new Set() };
const notificadaEm = '2026-11-12';
const nip = (given: Partial<NipComPrazo> = {}): NipComPrazo => ({
  natureza: 'ASSISTENCIAL',
  notificadaEm,
  respondidaEm: null,
  desfecho: null,
  desfechoEm: null,
  canceladaEm: null,
  ...given,
});
const prazos = (given: Partial<NipComPrazo> = {}, hoje = notificadaEm) =>
  prazosDaNip(nip(given), relogio, hoje);

describe('PRA-5: both terms of a NIP that was notified on Thu 12/11/2026, with the holiday of 20/11', () => {
  it.each([
    ['ASSISTENCIAL', '2026-11-19', '2026-11-27'],
    ['NAO_ASSISTENCIAL', '2026-11-27', '2026-11-27'],
  ] as const)('%s: solve until %s, answer until %s', (natureza, resolverAte, responderAte) =>
    expect(prazos({ natureza })).toMatchObject({ resolverAte, responderAte }),
  );

  it('PRA-5: a holiday of the seat moves both, a later value of a term moves neither', () => {
    const local = { ...relogio, locais: new Set(['2026-11-16']) };
    expect(prazosDaNip(nip(), local, notificadaEm)).toMatchObject({
      resolverAte: '2026-11-23',
      responderAte: '2026-11-30',
    });
    const depois = { ...relogio, valores: [{ chave: 'nipResposta', desde: '2026-11-13', valor: '2' }] };
    expect(prazosDaNip(nip(), depois, notificadaEm).responderAte).toBe('2026-11-27');
  });
});

describe('PRA-6: the state of each clock', () => {
  it.each([
    ['2026-11-18', 'A_VENCER', 'vence em 1 dia útil', 'A_VENCER', 1],
    ['2026-11-19', 'HOJE', 'vence hoje', 'A_VENCER', 0],
    ['2026-11-23', 'VENCIDO', 'venceu há 1 dia útil', 'A_VENCER', -1],
    ['2026-11-27', 'VENCIDO', 'venceu há 5 dias úteis', 'HOJE', -5],
    ['2026-12-01', 'VENCIDO', 'venceu há 7 dias úteis', 'VENCIDO', -7],
  ])('while nobody acted, on %s', (hoje, prazoSolucao, relogioSolucao, prazoResposta, restam) =>
    expect(prazos({}, hoje)).toMatchObject({
      situacao: 'ABERTA',
      prazoSolucao,
      relogioSolucao,
      prazoResposta,
      restam,
    }),
  );

  it('PRA-6: an answer ends its own clock alone, in its term or after it', () => {
    expect(prazos({ respondidaEm: '2026-11-27' }, '2026-12-01')).toMatchObject({
      situacao: 'SOLUCAO',
      prazoResposta: 'NO_PRAZO',
      relogioResposta: 'respondida no prazo',
      prazoSolucao: 'VENCIDO',
      restam: -7,
    });
    expect(prazos({ respondidaEm: '2026-12-01' }, '2026-12-02')).toMatchObject({
      prazoResposta: 'FORA',
      relogioResposta: 'respondida 2 dias úteis depois do prazo',
    });
  });
});

describe('PRA-8: the outcome ends the clock of the solution', () => {
  const em = (
    desfecho: NipComPrazo['desfecho'],
    desfechoEm: string,
    respondidaEm: string | null = '2026-11-20',
  ) => prazos({ desfecho, desfechoEm, respondidaEm }, '2026-12-15');

  test('solved in its term or after it', () => {
    expect(em('RESOLVIDA', '2026-11-19')).toMatchObject({
      situacao: 'RESOLVIDA',
      relogioSolucao: 'resolvida no prazo',
      restam: null,
    });
    expect(em('RESOLVIDA', '2026-11-21')).toMatchObject({
      prazoSolucao: 'FORA',
      relogioSolucao: 'resolvida depois de 19/11/2026',
    });
  });

  test('not solved, and archived, which has no term any more', () => {
    expect(em('NAO_RESOLVIDA', '2026-12-10')).toMatchObject({
      situacao: 'NAO_RESOLVIDA',
      relogioSolucao: 'não resolvida',
    });
    expect(em('ARQUIVADA', '2026-11-16', null)).toMatchObject({
      situacao: 'ARQUIVADA',
      prazoSolucao: 'SEM_PRAZO',
      prazoResposta: 'SEM_PRAZO',
      restam: null,
    });
  });

  test('a NIP that was solved still waits for its answer', () =>
    expect(em('RESOLVIDA', '2026-11-16', null)).toMatchObject({
      situacao: 'RESPOSTA',
      prazoResposta: 'VENCIDO',
    }));
});

test('PRA-7: no act is before the notification, and none in the future', () => {
  expect(recusaDaNotificacao('2026-11-13', notificadaEm)).toBe('este dia ainda não chegou');
  expect(recusaDaNotificacao(notificadaEm, notificadaEm)).toBeNull();
  expect(recusaDoDia('2026-11-11', notificadaEm, '2026-11-20')).toBe(
    'a notificação é de 12/11/2026: use esse dia ou um depois',
  );
  expect(recusaDoDia('2026-11-21', notificadaEm, '2026-11-20')).toBe('este dia ainda não chegou');
  expect(recusaDoDia(notificadaEm, notificadaEm, '2026-11-20')).toBeNull();
});

test('PRA-13: a cancelled NIP has no term, whatever its outcome', () => {
  for (const desfecho of [null, 'RESOLVIDA'] as const)
    expect(
      prazos({ canceladaEm: '2026-11-20', desfecho, desfechoEm: desfecho && '2026-11-19' }, '2026-12-15'),
    ).toMatchObject({
      situacao: 'CANCELADA',
      prazoSolucao: 'SEM_PRAZO',
      prazoResposta: 'SEM_PRAZO',
      restam: null,
    });
});

test('PRA-12: the notification is not corrected to a day after the outcome', () => {
  expect(recusaDaCorrecao('2026-11-20', '2026-11-19')).toBe(
    'o desfecho é de 19/11/2026: use esse dia ou um antes',
  );
  expect(recusaDaCorrecao('2026-11-19', '2026-11-19')).toBeNull();
  expect(recusaDaCorrecao('2026-11-19', null)).toBeNull();
});
