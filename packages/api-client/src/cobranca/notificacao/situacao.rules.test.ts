import { describe, expect, test } from 'vitest';
import { prazosPadrao, type PrazosEmVigor } from '../../juridico/prazos/prazos.rules.ts';
import { avisoDe, contratoDe, mensalidadeDe, setembroEOutubro } from './situacao.fixture.ts';
import type { FatosDoContrato } from './fatosDoContrato.ts';
import { situacaoDoContrato } from './situacao.rules.ts';

const em = (dia: string, fatos: Partial<FatosDoContrato> = {}, prazos: Partial<PrazosEmVigor> = {}) =>
  situacaoDoContrato(contratoDe(fatos), dia, { prazos: { ...prazosPadrao, ...prazos } });

describe('the worked example', () => {
  test('NOT-3: on the 61st day, with two fees and a notice in time, it may be cancelled, and the text says why', () => {
    const lida = em('2026-11-10');
    expect(lida).toMatchObject({
      situacao: 'PODE_CANCELAR',
      dias: 61,
      dia50: '2026-10-30',
      podeDesde: '2026-11-10',
    });
    expect(lida.texto).toBe(
      '2 mensalidades em aberto nos últimos 12 meses (09/2026 e 10/2026), 61 dias desde 11/09; aviso das duas recebido em 22/10 (42º dia) por carta com AR, prazo até 03/11; pode cancelar desde 10/11/2026',
    );
    expect(lida.porques).toEqual([]);
    expect(lida.cautelas).toEqual(['internação: sem dado']);
  });

  test('NOT-7: the day before, it may not, and the day is said', () => {
    const lida = em('2026-11-09');
    expect(lida).toMatchObject({ situacao: 'AGUARDANDO_DIAS', ate: '2026-11-10', podeDesde: '2026-11-10' });
    expect(lida.rotulo).toBe('aguardando 61º dia (10/11)');
    expect(lida.texto).toMatch(/; 60 dias: a lei pede mais de 60; pode cancelar desde 10\/11$/);
  });

  test('NOT-4: the tenth day moves from a Sunday over a holiday to the next day with banks', () => {
    const tres = [...setembroEOutubro, mensalidadeDe('2026-08-10')];
    const tardio = { mensalidades: tres, avisos: [avisoDe('2026-10-22')] };
    expect(em('2026-11-03', tardio)).toMatchObject({ situacao: 'AGUARDANDO_PRAZO', ate: '2026-11-03' });
    expect(em('2026-11-03', tardio).rotulo).toBe('aguardando 10 dias (até 03/11)');
    expect(em('2026-11-04', tardio).situacao).toBe('PODE_CANCELAR');
  });
});

describe('the cases of the law', () => {
  test('NOT-1: one fee, 70 days: it may not', () => {
    const umaSo = {
      mensalidades: [mensalidadeDe('2026-09-10')],
      avisos: [avisoDe('2026-10-22', ['F2026-09-10'])],
    };
    const lida = em('2026-11-19', umaSo);
    expect(lida).toMatchObject({ situacao: 'NAO_PODE', dias: 70, podeDesde: null });
    expect(lida.porques[0]).toMatch(/^1 mensalidade: a lei pede duas/);
    expect(em('2026-11-19', { ...umaSo, avisos: [] }).situacao).toBe('AVISAR');
  });

  test('two fees, 40 days, noticed on day 35: not before the 61st day', () => {
    const lida = em('2026-10-20', { avisos: [avisoDe('2026-10-15')], mensalidades: setembroEOutubro });
    expect(lida).toMatchObject({ situacao: 'AGUARDANDO_DIAS', dias: 40, podeDesde: '2026-11-10' });
    expect(lida.texto).toContain('40 dias: a lei pede mais de 60');
  });

  test('NOT-6: a notice on day 63 is taken, with the warning, from the day after its tenth', () => {
    const tardio = { avisos: [avisoDe('2026-11-12')], retornoAte: '2026-11-23' };
    expect(em('2026-11-23', tardio)).toMatchObject({
      situacao: 'AGUARDANDO_PRAZO',
      ate: '2026-11-23',
      podeDesde: '2026-11-24',
    });
    const lida = em('2026-11-24', tardio);
    expect(lida.situacao).toBe('PODE_CANCELAR');
    expect(lida.cautelas[0]).toMatch(
      /depois do 50º dia \(30\/10\): a RN 593 art. 4 §1 aceita com dez dias; a lei e o STJ pedem até o 50º dia$/,
    );
    expect(em('2026-11-24', tardio, { avisoTardio: 'nao_lista' })).toMatchObject({
      situacao: 'NAO_PODE',
      podeDesde: null,
    });
  });

  test('NOT-6: an earlier notice of the oldest fee alone keeps the 50th day', () => {
    const dois = {
      avisos: [avisoDe('2026-10-05', ['F2026-09-10']), avisoDe('2026-11-12')],
      retornoAte: '2026-11-23',
    };
    expect(em('2026-11-10', { avisos: dois.avisos.slice(0, 1) }).situacao).toBe('AVISAR');
    const lida = em('2026-11-24', dois, { avisoTardio: 'nao_lista' });
    expect(lida.situacao).toBe('PODE_CANCELAR');
    expect(lida.cautelas).toEqual(['internação: sem dado']);
  });

  test.each(['aviso sem prova', 'o contrato não prevê e-mail: só vale com resposta'])(
    'NOT-5: a notice that is not valid is no notice, and it is said why: %s',
    (porqueNaoVale) => {
      const lida = em('2026-11-10', {
        avisos: [{ ...avisoDe('2026-10-22'), recebidoEm: null, porqueNaoVale }],
      });
      expect(lida).toMatchObject({ situacao: 'AVISO_SEM_PROVA', podeDesde: null });
      expect(lida.texto).toContain(porqueNaoVale);
    },
  );

  test('NOT-5: with one of its two fees paid, a notice is closed; a new default needs a new one', () => {
    const mensalidades = [
      mensalidadeDe('2026-09-10', { pagaEm: '2026-11-01' }),
      mensalidadeDe('2026-10-10'),
      mensalidadeDe('2026-11-10'),
    ];
    const lida = em('2026-12-20', { mensalidades, retornoAte: '2026-12-19' });
    expect(lida).toMatchObject({ situacao: 'AVISAR', podeDesde: null, dias: 68 });
    expect(lida.texto).toContain('o aviso recebido está encerrado');
  });

  test('NOT-9: in hospital it may not, and after the discharge ten days pass', () => {
    const internacoes = [{ inicio: '2026-11-01', fim: null }];
    expect(em('2026-11-10', { internacoes })).toMatchObject({ situacao: 'INTERNADO', podeDesde: null });
    const comAlta = { internacoes: [{ inicio: '2026-11-01', fim: '2026-11-05' }], retornoAte: '2026-11-16' };
    expect(em('2026-11-10', comAlta)).toMatchObject({
      situacao: 'AGUARDANDO_PRAZO',
      ate: '2026-11-16',
      podeDesde: '2026-11-17',
    });
    expect(em('2026-11-17', comAlta).situacao).toBe('PODE_CANCELAR');
    expect(em('2026-11-10', comAlta, { dezDiasAposAlta: 'nao' }).situacao).toBe('PODE_CANCELAR');
  });

  test('NOT-10: an open dispute forbids it, and its answer gives ten new days', () => {
    const contestacoes = [{ abertaEm: '2026-10-28', respondidaEm: null }];
    expect(em('2026-11-10', { contestacoes })).toMatchObject({ situacao: 'CONTESTADO', podeDesde: null });
    const respondida = [{ abertaEm: '2026-10-28', respondidaEm: '2026-11-06' }];
    expect(em('2026-11-10', { contestacoes: respondida })).toMatchObject({
      situacao: 'AGUARDANDO_PRAZO',
      ate: '2026-11-16',
      podeDesde: '2026-11-17',
    });
  });

  test('NOT-11: a coletivo needs its clause and the knowledge of the company; unknown is said by name', () => {
    const adesao = { tipo: 'ADESAO', cobranca: 'operadora' } as const;
    expect(em('2026-11-10', adesao)).toMatchObject({
      situacao: 'FALTA_DADO',
      rotulo: 'falta dado: cláusula de exclusão, ciência da empresa',
      podeDesde: null,
    });
    expect(em('2026-11-10', { ...adesao, clausulaExclusao: false, cienciaEmpresa: true }).porques).toEqual([
      'o contrato não tem cláusula de exclusão',
    ]);
    const completo = { ...adesao, clausulaExclusao: true, cienciaEmpresa: true };
    expect(em('2026-11-10', completo).situacao).toBe('PODE_CANCELAR');
    expect(em('2026-11-10', { ...completo, cobranca: null }).rotulo).toMatch(/^falta dado: quem cobra/);
    expect(em('2026-11-10', { tipo: 'MEI' }).situacao).toBe('PODE_CANCELAR');
  });

  test('NOT-11: the administradora notifies where she collects: never cancellable', () => {
    const dela = {
      tipo: 'ADESAO',
      cobranca: 'administradora',
      clausulaExclusao: true,
      cienciaEmpresa: true,
    } as const;
    expect(em('2026-12-10', dela)).toMatchObject({ situacao: 'ADMINISTRADORA', podeDesde: null });
  });

  test('NOT-12: the bank return up to the last day to pay is asked for before any cancelling', () => {
    const lida = em('2026-11-10', { retornoAte: '2026-11-02' });
    expect(lida).toMatchObject({ situacao: 'FALTA_DADO', podeDesde: '2026-11-10' });
    expect(lida.porques).toEqual(['falta dado: retorno bancário até 03/11 ainda não importado']);
    expect(em('2026-11-10', { contratoEm: null }).porques).toEqual(['falta dado: contrato sem data']);
    expect(em('2026-11-10', { contratoEm: '1998-05-01' }).situacao).toBe('FALTA_DADO');
  });
});

describe('the fees that count', () => {
  const dois = (over: Parameters<typeof mensalidadeDe>[1]) => ({
    mensalidades: [mensalidadeDe('2026-09-10', over), mensalidadeDe('2026-10-10')],
  });

  test.each([
    [{ pagaEmParte: true }, '09/2026 foi paga em parte: não conta (regra da casa)'],
    [{ emAcordo: true }, '09/2026 está num acordo que vem sendo pago'],
    [{ boletoValidoVence: null }, '09/2026 não conta: não houve boleto válido'],
    [
      { boletoValidoVence: null, debitoFalhou: true },
      '09/2026 não conta: o débito automático não foi feito e não houve boleto depois',
    ],
  ])('NOT-2: a fee with %j does not count, and it is said why', (over, porque) => {
    const lida = em('2026-11-19', dois(over));
    expect(lida.mensalidadesContadas).toHaveLength(1);
    expect(lida.porques).toContain(porque);
    expect(lida.podeDesde).toBeNull();
  });

  test('NOT-2: partly paid counts where the house says so, and a failed debit from its first boleto on', () => {
    expect(em('2026-11-10', dois({ pagaEmParte: true }), { parcialConta: 'sim' }).situacao).toBe(
      'PODE_CANCELAR',
    );
    const depois = dois({ debitoFalhou: true, boletoValidoVence: '2026-10-20' });
    expect(em('2026-11-10', depois)).toMatchObject({ dias: 28, dia50: '2026-11-29' });
  });

  test('NOT-1: a fee leaves after twelve months, and the day of cancelling moves on with it', () => {
    const velhas = {
      mensalidades: [mensalidadeDe('2025-11-20'), mensalidadeDe('2026-09-10'), mensalidadeDe('2026-10-10')],
      avisos: [avisoDe('2026-11-12')],
    };
    expect(em('2026-11-15', velhas)).toMatchObject({ dias: 359, podeDesde: '2026-11-24' });
    expect(em('2026-11-21', velhas).dias).toBe(72);
    const umaFica = {
      ...velhas,
      mensalidades: velhas.mensalidades.slice(0, 2),
      avisos: [avisoDe('2026-11-12', ['F2025-11-20', 'F2026-09-10'])],
    };
    expect(em('2026-11-15', umaFica).podeDesde).toBeNull();
  });

  test('NOT-13: a due day without banks moves, the 50th day counts from the bill', () => {
    const lida = em('2026-10-14', { mensalidades: [mensalidadeDe('2026-10-10')], avisos: [] });
    expect(lida).toMatchObject({ dias: 1, dia50: '2026-11-29' });
    expect(em('2026-10-13', { mensalidades: [mensalidadeDe('2026-10-10')], avisos: [] }).dias).toBe(0);
  });

  test('NOT-13: days of a coletivo are a rule of the house, and can be left out', () => {
    const coletivo = { tipo: 'MEI', avisos: [avisoDe('2026-10-22')] } as const;
    expect(em('2026-11-05', coletivo).texto).toContain('56 dias: a regra da casa pede mais de 60');
    expect(em('2026-11-05', coletivo, { sessentaDiasColetivo: 'nao' }).situacao).toBe('PODE_CANCELAR');
    expect(
      em('2026-11-05', { ...coletivo, tipo: 'INDIVIDUAL' }, { sessentaDiasColetivo: 'nao' }).situacao,
    ).toBe('AGUARDANDO_DIAS');
  });
});
