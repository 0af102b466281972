import { describe, expect, it, test } from 'vitest';
import { prazosPadrao } from '../../juridico/prazos/prazos.rules.ts';
import type { MeioDoAviso } from '../notificacao/avisoJulgado.ts';
import {
  type AvisoAJulgar,
  codigosDosMeios,
  type ContratoDoAviso,
  type EspecieDeProva,
  julgaAviso,
  meiosDoContrato,
} from './aviso.rules.ts';

const novo: ContratoDoAviso = { assinadoEm: '2025-03-01', meios: null };

const aviso = (given: Partial<AvisoAJulgar> = {}): AvisoAJulgar => ({
  id: 1,
  meio: 'CARTA',
  enviadoEm: '2026-10-15',
  situacao: 'ENVIADO',
  faltas: [],
  mensalidades: ['F1', 'F2'],
  provas: [],
  ...given,
});

const prova = (especie: EspecieDeProva, recebidoEm = '2026-10-22') => ({ especie, recebidoEm });

const julga = (given: Partial<AvisoAJulgar>, contrato = novo, outros: AvisoAJulgar[] = []) => {
  const um = aviso(given);
  const { recebidoEm, porqueNaoVale } = julgaAviso(um, [um, ...outros], contrato, prazosPadrao);
  expect([recebidoEm, porqueNaoVale].filter((value) => value === null)).toHaveLength(1);
  return recebidoEm ?? porqueNaoVale;
};

describe('the receipt of a notice', () => {
  test.each<[MeioDoAviso, EspecieDeProva]>([
    ['EMAIL', 'LEITURA'],
    ['SMS', 'RESPOSTA'],
    ['APP', 'RESPOSTA'],
    ['LIGACAO', 'GRAVACAO'],
    ['CARTA', 'AR'],
    ['PREPOSTO', 'RECIBO'],
  ])('NOT-20: %s is received on the day of its %s', (meio, especie) => {
    expect(julga({ meio, provas: [prova(especie)] })).toBe('2026-10-22');
    expect(julga({ meio })).toBe('aviso sem prova');
  });

  test('NOT-21: an SMS or app message that was only read stays without proof until an answer', () => {
    expect(julga({ meio: 'SMS', provas: [prova('LEITURA')] })).toBe('aviso sem prova');
    expect(julga({ meio: 'APP', provas: [prova('LEITURA'), prova('RESPOSTA', '2026-10-19')] })).toBe(
      '2026-10-19',
    );
  });

  test('NOT-22: a text that lacks something is not valid, whatever its proof', () => {
    expect(julga({ faltas: ['CPF', 'total'], provas: [prova('AR')] })).toBe('falta no texto: CPF, total');
  });

  test('NOT-23: a contract signed before 01/12/2024 takes only its own means, any other with an answer', () => {
    const antigo: ContratoDoAviso = { assinadoEm: '2024-11-30', meios: ['CARTA'] };
    expect(julga({ provas: [prova('AR')] }, antigo)).toBe('2026-10-22');
    const email = { meio: 'EMAIL', provas: [prova('LEITURA')] } as const;
    expect(julga(email, antigo)).toBe('aviso sem prova: o contrato não prevê e-mail: só vale com resposta');
    expect(julga({ ...email, provas: [...email.provas, prova('RESPOSTA', '2026-10-25')] }, antigo)).toBe(
      '2026-10-25',
    );
    expect(julga(email, { ...antigo, meios: null })).toBe(
      'aviso sem prova: meios do contrato não informados: só vale com resposta',
    );
    expect(julga(email, { assinadoEm: null, meios: null })).toBe(
      'aviso sem prova: contrato sem data: só vale com resposta',
    );
    expect(julga(email, { assinadoEm: '2024-12-01', meios: null })).toBe('2026-10-22');
  });

  test('NOT-24: a sender that died leaves a doubt, which no proof makes valid', () => {
    expect(julga({ situacao: 'EM_DUVIDA', provas: [prova('AR')] })).toBe('em dúvida: não se sabe se saiu');
    expect(julga({ situacao: 'FALHOU', provas: [prova('AR')] })).toBe('o envio falhou');
  });

  test('NOT-25: whom every allowed means failed to reach counts as told on the day of the last try', () => {
    const dois: ContratoDoAviso = { assinadoEm: '2020-01-01', meios: ['CARTA', 'LIGACAO'] };
    const falha = (dia: string) => [prova('FALHA', dia)];
    const ligacao = aviso({ id: 2, meio: 'LIGACAO', provas: falha('2026-10-18') });
    expect(julga({ provas: falha('2026-10-20') }, dois)).toBe(
      'tentativa sem sucesso em 20/10/2026; falta tentar por ligação gravada',
    );
    expect(julga({ provas: falha('2026-10-20') }, dois, [ligacao])).toBe('2026-10-20');
    expect(julga({ provas: falha('2026-10-17') }, dois, [ligacao])).toContain(
      'falta tentar por ligação gravada',
    );
    expect(julga({ provas: falha('2026-10-20') }, dois, [{ ...ligacao, mensalidades: ['F1'] }])).toContain(
      'falta',
    );
    expect(julga({ provas: falha('2026-10-20') }, { ...dois, meios: null }, [ligacao])).toBe(
      'tentativa sem sucesso; meios do contrato não informados',
    );
    const todas = codigosDosMeios.map((meio, id) => aviso({ id: id + 5, meio, provas: falha('2026-10-19') }));
    expect(julga({ provas: falha('2026-10-20') }, novo, todas)).toBe('2026-10-20');
    expect(julga({ provas: falha('2026-10-20') }, novo, todas.slice(1))).toContain('falta tentar por e-mail');
  });
});

it('reads the means that a contract names, and says that it does not know them otherwise', () => {
  expect(meiosDoContrato('E-mail, WhatsApp, Carta com AR')).toEqual(['EMAIL', 'APP', 'CARTA']);
  expect(meiosDoContrato('ligação telefônica, preposto')).toEqual(['LIGACAO', 'PREPOSTO']);
  expect(meiosDoContrato('pombo')).toBeNull();
  expect(meiosDoContrato(null)).toBeNull();
});
