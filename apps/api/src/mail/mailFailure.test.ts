import { describe, expect, it } from 'vitest';
import { mailFailureOf, porqueNaoSaiu } from './mailFailure.ts';

const told = (error: object, wasHandedOver = false) => {
  const failure = mailFailureOf(error, wasHandedOver);
  return [failure.motivo, porqueNaoSaiu(failure, 'ana@exemplo.com.br')];
};

describe('why a message did not leave (FIN-12)', () => {
  it.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 User\r\n unknown' },
      'destinatario',
      'O servidor de e-mail recusou ana@exemplo.com.br: o endereço não existe. Ele respondeu: 550 5.1.1 User unknown',
    ],
    [
      { code: 'EMESSAGE', responseCode: 552, response: '552 5.2.2 Over quota' },
      'destinatario',
      'O servidor de e-mail recusou ana@exemplo.com.br: a caixa está cheia. Ele respondeu: 552 5.2.2 Over quota',
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 Refused by policy' },
      'destinatario',
      'O servidor de e-mail recusou ana@exemplo.com.br. Ele respondeu: 554 5.7.1 Refused by policy',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 Greylisted' },
      'agora nao',
      'O servidor de e-mail não aceita agora a mensagem para ana@exemplo.com.br; tente mais tarde. Ele respondeu: 451 Greylisted',
    ],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Bad credentials' },
      'servidor',
      'Não foi possível falar com o servidor de e-mail; tente de novo. Ele respondeu: 535 5.7.8 Bad credentials',
    ],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, response: '553 Sender refused' },
      'servidor',
      'Não foi possível falar com o servidor de e-mail; tente de novo. Ele respondeu: 553 Sender refused',
    ],
    [{ code: 'ECONNECTION' }, 'servidor', 'Não foi possível falar com o servidor de e-mail; tente de novo.'],
  ])('%o', (error, motivo, words) => {
    expect(told(error)).toEqual([motivo, words]);
  });

  it('is in doubt when the whole message was there and no answer came', () => {
    expect(told({ code: 'ECONNECTION' }, true)).toEqual([
      'duvida',
      'O servidor de e-mail recebeu a mensagem para ana@exemplo.com.br e não respondeu: ela pode ter chegado. Envie de novo só se não chegou.',
    ]);
    expect(told({ code: 'EMESSAGE', responseCode: 554 }, true)[0]).toBe('destinatario');
  });
});
