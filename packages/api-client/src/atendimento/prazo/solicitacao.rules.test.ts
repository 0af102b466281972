import { describe, expect, it } from 'vitest';
import type { RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import { prazoDaAutorizacao, prazoDoProtocolo, temRealizacao } from './autorizacao.rules.ts';
import { chavesDosTipos, tipoDoTexto, tiposDeSolicitacao } from './tipos.rules.ts';

const relogio: RelogioDaLei = { valores: [], locais: new Set() };
const registradaEm = '2026-11-12';
const base = {
  tipo: null,
  classe: 'EXAME',
  carater: 'ELETIVA',
  status: 'EM ANÁLISE',
  registradaEm,
  respondidaEm: null,
  realizadaEm: null,
} as const;
const prazo = (given: object, hoje = registradaEm) =>
  prazoDaAutorizacao({ ...base, ...given }, relogio, hoje);

describe('ATD-16: terms of each kind, of a request registered on Thu 12/11/2026', () => {
  it.each([
    ['URGENCIA', '2026-11-12', '2026-11-12'],
    ['CONSULTA_BASICA', '2026-11-19', '2026-11-24'],
    ['CONSULTA', '2026-11-19', '2026-12-03'],
    ['OUTRAS_PROFISSOES', '2026-11-19', '2026-11-27'],
    ['DENTISTA', '2026-11-19', '2026-11-24'],
    ['LABORATORIO', '2026-11-17', '2026-11-17'],
    ['DIAGNOSTICO', '2026-11-19', '2026-11-27'],
    ['ALTA_COMPLEXIDADE', '2026-11-27', '2026-12-14'],
    ['INTERNACAO', '2026-11-27', '2026-12-14'],
    ['HOSPITAL_DIA', '2026-11-19', '2026-11-27'],
    ['ANTINEOPLASICO', '2026-11-19', '2026-11-27'],
    ['RETORNO', '2026-11-19', null],
    ['REEMBOLSO', '2026-11-24', '2026-12-12'],
    ['NAO_ASSISTENCIAL', '2026-11-24', null],
  ] as const)('%s', (tipo, responderAte, realizarAte) => {
    expect(prazo({ tipo })).toMatchObject({ responderAte, realizarAte });
    expect(prazo({ tipo: tiposDeSolicitacao[tipo].nome })).toMatchObject({ responderAte, realizarAte });
  });

  it('ATD-16: the smaller of both terms holds for the answer', () => {
    const menor = { ...relogio, valores: [{ chave: 'realizarConsulta', desde: '2026-01-01', valor: '2' }] };
    expect(prazoDaAutorizacao({ ...base, tipo: 'CONSULTA' }, menor, registradaEm).responderAte).toBe(
      '2026-11-16',
    );
  });

  it('PRA-2: a later value of a term changes no request registered before it', () => {
    const depois = {
      ...relogio,
      valores: [{ chave: 'respostaLaboratorio', desde: '2026-11-13', valor: '1' }],
    };
    const { responderAte } = prazoDaAutorizacao({ ...base, tipo: 'LABORATORIO' }, depois, '2026-11-20');
    expect(responderAte).toBe('2026-11-17');
  });

  it('knows every kind by its key and by its name, whatever the accents', () => {
    for (const chave of chavesDosTipos) {
      expect(tipoDoTexto(chave)).toBe(chave);
      expect(tipoDoTexto(tiposDeSolicitacao[chave].nome.toUpperCase())).toBe(chave);
    }
    expect(tipoDoTexto('outra coisa')).toBeNull();
  });
});

describe('ATD-17: a request of unknown kind', () => {
  it.each([
    ['CONSULTA', 'ELETIVA', '2026-11-19'],
    ['EXAME', 'ELETIVA', '2026-11-17'],
    ['TERAPIA', 'ELETIVA', '2026-11-19'],
    ['CIRURGIA', 'ELETIVA', '2026-11-19'],
    ['INTERNAÇÃO', 'ELETIVA', '2026-11-19'],
  ])('of class %s has the shorter term of its group, and says so', (classe, carater, responderAte) => {
    expect(prazo({ classe, carater })).toMatchObject({
      responderAte,
      tipoVisto: 'tipo não informado: vale o menor prazo',
    });
  });

  it('ATD-17: an urgent one is due at once, and words that are no kind are shown', () => {
    expect(prazo({ classe: 'CIRURGIA', carater: 'URGÊNCIA' })).toMatchObject({
      responderAte: registradaEm,
      tipoVisto: 'Urgência ou emergência',
    });
    expect(prazo({ tipo: 'SADT' }).tipoVisto).toBe(
      'tipo não informado: vale o menor prazo (o central diz "SADT")',
    );
  });
});

describe('ATD-18: the state of the clock', () => {
  it.each([
    ['2026-11-12', 'A_VENCER', 3, 'vence em 3 dias úteis'],
    ['2026-11-16', 'A_VENCER', 1, 'vence em 1 dia útil'],
    ['2026-11-17', 'HOJE', 0, 'vence hoje'],
    ['2026-11-18', 'VENCIDO', -1, 'venceu há 1 dia útil'],
    ['2026-11-23', 'VENCIDO', -3, 'venceu há 3 dias úteis'],
  ])('of a laboratory request on %s is %s', (hoje, situacao, restam, relogioDito) => {
    expect(prazo({ tipo: 'LABORATORIO' }, hoje)).toMatchObject({
      prazo: situacao,
      restam,
      relogio: relogioDito,
    });
  });

  it('ATD-18: "at once" is over on the next morning, also on a Saturday', () => {
    const urgente = { carater: 'URGÊNCIA', registradaEm: '2026-11-13' };
    expect(prazo(urgente, '2026-11-13').prazo).toBe('HOJE');
    expect(prazo(urgente, '2026-11-14')).toMatchObject({ prazo: 'VENCIDO', relogio: 'venceu em 13/11/2026' });
  });

  it('ATD-18: an answer is within its term, after it, or without a day', () => {
    const negada = { tipo: 'LABORATORIO', status: 'NEGADA' };
    expect(prazo({ ...negada, respondidaEm: '2026-11-17' }).prazo).toBe('NO_PRAZO');
    expect(prazo({ ...negada, respondidaEm: '2026-11-19' })).toMatchObject({
      prazo: 'FORA',
      relogio: 'respondida 2 dias úteis depois do prazo',
    });
    expect(prazo(negada)).toMatchObject({ prazo: 'SEM_DADO', restam: null });
    expect(prazo({ ...negada, status: 'CANCELADA' })).toMatchObject({
      prazo: 'SEM_PRAZO',
      responderAte: null,
    });
  });
});

describe('ATD-33: the term until which an approved request is to be done', () => {
  // A laboratory request is to be done until 17/11.
  const aprovada = { tipo: 'LABORATORIO', status: 'AUTORIZADA', respondidaEm: '2026-11-13' };

  it.each([
    ['2026-11-17', '2026-11-20', 'realizada no prazo'],
    ['2026-11-19', '2026-11-20', 'realizada 2 dias úteis depois do prazo'],
    [null, '2026-11-16', 'vence em 1 dia útil'],
    [null, '2026-11-17', 'vence hoje'],
    [null, '2026-11-19', 'sem dado; venceu há 2 dias úteis'],
  ])('done on %s, on %s: %s', (realizadaEm, hoje, dito) => {
    expect(prazo({ ...aprovada, realizadaEm }, hoje).relogioRealizacao).toBe(dito);
  });

  it.each([
    ['denied', { status: 'NEGADA' }],
    ['cancelled', { status: 'CANCELADA' }],
    ['of a kind without such a term', { tipo: 'RETORNO' }],
  ])('is none where the request is %s', (_, given) => {
    expect(prazo({ ...aprovada, ...given }).relogioRealizacao).toBeNull();
  });
});

describe('a protocol', () => {
  const protocolo = {
    tema: 3,
    manifestacao: 2,
    status: 'ABERTO',
    registradaEm,
    encerradoEm: null,
    conclusao: null,
    realizadaEm: null,
    isDeToken: false,
  } as const;
  const de = (given: object) => prazoDoProtocolo({ ...protocolo, ...given }, relogio, registradaEm);

  it('ATD-19: has the term of its theme; praise has none', () => {
    expect(de({})).toMatchObject({ responderAte: '2026-11-24', tipoVisto: 'Não assistencial' });
    expect(de({ tema: 8 })).toMatchObject({ responderAte: '2026-11-24', realizarAte: '2026-12-12' });
    expect(de({ tema: 1 })).toMatchObject({
      responderAte: '2026-11-17',
      tipoVisto: 'tipo não informado: vale o menor prazo',
    });
    expect(de({ manifestacao: 4 })).toMatchObject({ responderAte: null, prazo: 'SEM_PRAZO' });
    expect(de({ status: 'ENCERRADO', encerradoEm: '2026-11-25' }).prazo).toBe('FORA');
  });

  it('ATD-33: of a refund is to be paid in its term, unless it was denied', () => {
    const pago = { tema: 8, status: 'ENCERRADO', encerradoEm: '2026-11-20', realizadaEm: '2026-12-14' };
    expect(de(pago).relogioRealizacao).toBe('realizada 1 dia útil depois do prazo');
    expect(de({ ...pago, conclusao: 'NEGADA' }).relogioRealizacao).toBeNull();
    expect(de({ ...pago, tema: 3 }).relogioRealizacao).toBeNull();
  });

  it.each([
    [true, 'a refund', { tema: 8 }],
    [true, 'an authorisation', { tema: 1 }],
    [false, 'a bill', { tema: 3 }],
    [false, 'a praise of an authorisation', { tema: 1, manifestacao: 4 }],
    [false, 'a denied refund', { tema: 8, conclusao: 'NEGADA' }],
    [false, 'a visit confirmed by its token', { tema: 1, isDeToken: true }],
  ] as const)('ATD-32: has something to be done is %s for %s', (tem, _, given) => {
    expect(temRealizacao({ ...protocolo, ...given })).toBe(tem);
  });
});
