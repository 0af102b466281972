import { describe, expect, it } from 'vitest';
import { type Aviso, destinoDe, mensagemDe, ultimoVencido } from './inadimplencia.rules.ts';

describe('the last due day that is late', () => {
  it.each([
    ['2026-11-20', '2026-11-19', 'the day before'],
    ['2026-11-15', '2026-11-13', 'on a Sunday: the Saturday is still in time on Monday'],
    ['2026-11-16', '2026-11-13', 'on a Monday: it may still be paid'],
    ['2026-11-17', '2026-11-16', 'on a Tuesday'],
    ['2026-12-26', '2026-12-24', 'after Christmas'],
  ])('on %s is %s (%s)', (dia, expected) => {
    expect(ultimoVencido(dia)).toBe(expected);
  });
});

describe('where a message goes', () => {
  it.each([
    [['45998761234', null, null], '45998761234'],
    [['(45) 99876-1234', null, null], '45998761234'],
    [['+55 45 99876-1234', null, null], '45998761234'],
    [['045998761234', null, null], '45998761234'],
    [[null, '4532241234', '45998761234'], '45998761234'],
    [['4500000000', '  ', '45998761234'], '45998761234'],
  ])('of %j is %s', (fones, telefone) => {
    expect(destinoDe(fones)).toEqual({ telefone });
  });

  it.each([
    [[null, '', null], '', 'sem telefone'],
    [['998761234', null, null], '998761234', 'telefone com dígitos de menos'],
    [['4599876123456', null, null], '4599876123456', 'telefone com dígitos demais'],
    [['(45) 3224-1234', null, null], '(45) 3224-1234', 'fixo não recebe SMS'],
    [['4598761234', null, null], '4598761234', 'celular sem o nono dígito'],
    [['4500000000', null, null], '4500000000', 'número inválido'],
    [['45999999999', null, null], '45999999999', 'número inválido'],
    [['20998761234', null, null], '20998761234', 'DDD inválido'],
    [['não tem', null, null], 'não tem', 'telefone com dígitos de menos'],
    [
      ['998761234', '4532241234', '4532241235'],
      '998761234',
      'telefone com dígitos de menos; fixo não recebe SMS',
    ],
  ])('of %j is nowhere', (fones, registrado, motivo) => {
    expect(destinoDe(fones)).toEqual({ telefone: null, registrado, motivo });
  });
});

describe('the message', () => {
  const aviso: Aviso = {
    nome: 'Conceição Aparecida Inventada',
    operadora: 'Oeste',
    fone: '(45) 3000-0000',
    titulos: 3,
    desde: '2026-09-10',
    data: '2026-11-30',
    canceladoEm: null,
    totalCents: 61_234,
    boleto: 'PARTE',
  };

  it('COB-22: tells the whole debt, until when, and whom to call for a boleto of all', () => {
    expect(mensagemDe(aviso, '2026-11-21')).toBe(
      'Conceição, constam 3 mensalidades em aberto no seu plano Oeste, a mais antiga vencida em 10/09/2026. Total em 21/11/2026, com multa e juros: R$ 612,34. Regularize até 30/11/2026 para evitar o cancelamento. O boleto desta mensagem é de 1 das 3; para pagar tudo, ligue para (45) 3000-0000. Se já pagou, desconsidere.',
    );
  });

  it('COB-22: one fee is a notice of delay, which threatens nothing', () => {
    const text = mensagemDe({ ...aviso, titulos: 1, boleto: 'TUDO' }, '2026-11-21');
    expect(text).toContain('aviso de atraso: consta 1 mensalidade em aberto');
    expect(text).toContain(
      'Duas mensalidades não pagas podem encerrar o plano. Pague pelo boleto desta mensagem.',
    );
    expect(text).not.toContain('cancelamento');
  });

  it.each([
    [{ boleto: null }, 'Para pagar, ligue para (45) 3000-0000.'],
    [{ boleto: null, fone: '' }, 'Para pagar, fale conosco.'],
    [{ boleto: 'TUDO' }, 'Pague pelo boleto desta mensagem.'],
    [
      { pix: { valorCents: 61_234, codigo: '0002' } },
      'Só hoje, 21/11/2026, por PIX copia e cola de R$ 612,34: 0002 .',
    ],
  ] as const)('COB-22: with %j there is one way to pay', (over, way) => {
    expect(mensagemDe({ ...aviso, ...over }, '2026-11-21')).toContain(` cancelamento. ${way} Se já pagou`);
  });

  it('says no total that is not sure', () => {
    expect(mensagemDe({ ...aviso, totalCents: null }, '2026-11-21')).not.toContain('Total');
  });

  it.each([
    // The day of cancellation is past.
    { data: '2026-10-31' },
    // The contract has ended.
    { canceladoEm: '2026-11-21' },
  ])('threatens nobody when %j', (over) => {
    const text = mensagemDe({ ...aviso, ...over }, '2026-11-21');
    expect(text).toContain('Fale conosco para regularizar.');
    expect(text).not.toContain('cancelamento');
  });
});
