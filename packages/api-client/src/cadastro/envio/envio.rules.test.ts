import { describe, expect, it } from 'vitest';
import { fakeMovimento } from './envio.fake.ts';
import { estranhezas } from './envio.rules.ts';

const hoje = '2026-11-26';
const previa = { competencia: '2026-10', ultima: '2026-09', movimentos: [fakeMovimento(1)] };

describe('what is odd about a file (SIB-54)', () => {
  it('SIB-54: of the month that is due, in order, is nothing', () => {
    expect(estranhezas(previa, hoje)).toEqual([]);
    expect(estranhezas({ ...previa, ultima: '2026-10' }, hoje)).toEqual([]);
    expect(estranhezas({ ...previa, ultima: null }, '2026-11-01')).toEqual([]);
  });

  it('SIB-54: of a month that is not over is told, with the movements that lie ahead', () => {
    const movimentos = [
      fakeMovimento(4, { dia: '2026-11-30', tipo: 'CANCELAMENTO' }),
      fakeMovimento(5, { dia: '2026-11-26' }),
      fakeMovimento(6, { dia: '2026-11-30', pendencias: [{ campo: 'cpf', mensagem: 'Falta o CPF.' }] }),
    ];
    expect(estranhezas({ ...previa, competencia: '2026-11', movimentos }, hoje)).toEqual([
      'O mês de 11/2026 ainda não acabou: falta o que mudar depois de 26/11/2026.',
      '1 movimento tem data depois de hoje.',
    ]);
  });

  it('SIB-54: of a month long past, after a later one, is told twice', () => {
    expect(estranhezas({ ...previa, competencia: '2020-01', ultima: '2026-10' }, hoje)).toEqual([
      'O mês de 01/2020 passou há muito: 81 meses antes do que se envia agora.',
      'Está fora de ordem: a ANS já processou o arquivo de 10/2026, que vem depois deste.',
    ]);
  });

  it('SIB-54: with refused movements that nobody touched counts those that go again', () => {
    const rejeitado = { em: '2026-11-20T09:00', porque: 'CEP INEXISTENTE', isIgual: true };
    const fora = { por: 'Ana', em: '2026-11-21T09:00', isIgual: true };
    const movimentos = [
      fakeMovimento(1, { rejeitado }),
      fakeMovimento(3, { rejeitado }),
      fakeMovimento(4, { rejeitado: { ...rejeitado, isIgual: false } }),
      fakeMovimento(5, { rejeitado, fora }),
    ];
    expect(estranhezas({ ...previa, movimentos }, hoje)).toEqual([
      '2 movimentos que a ANS já rejeitou seguem iguais.',
    ]);
  });
});
