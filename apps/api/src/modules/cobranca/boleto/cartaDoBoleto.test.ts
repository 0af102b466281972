import { describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../../config/config.ts';
import { boleto } from '../../../documents/boleto/boleto.fixture.ts';
import { mensagemDaCarta } from '../../../mail/carta.ts';
import { cartaDoBoleto, type BoletoDaCarta } from './cartaDoBoleto.ts';

const operadora = {
  operatorName: 'Oeste',
  operatorPhone: '(45) 3000-0000',
  ansRegistration: '999999',
  mailReplyTo: 'cobranca@example.org',
  cobranca: { beneficiario: boleto().beneficiario },
} as ServerConfig;

const mensagem = (given: Partial<BoletoDaCarta> = {}, of: Partial<ServerConfig> = {}) => {
  const own = { ...operadora, ...of };
  const told = {
    documento: boleto(),
    meses: 'dezembro de 2026',
    recebido: undefined,
    aguarda: false,
    pdf: new Uint8Array(),
    ...given,
  };
  return mensagemDaCarta(cartaDoBoleto(told, own), own);
};

const late = boleto({
  vencimento: '2026-11-21',
  valorCents: 44_607,
  atraso: { vencimentoOriginal: '2026-11-10', multaCents: 872, jurosCents: 160 },
});

describe('the letter of a bill (PAP-5)', () => {
  it('is enough to pay by, as text and as a page, and names the payee that the bank will show', () => {
    const { text, html, subject, replyTo, attachments } = mensagem();
    for (const words of [
      'R$\u00A0435,75',
      'quinta-feira, 10/12/2026',
      'Mensalidade de dezembro de 2026, 1 pessoa',
      'o banco mostrará Operadora Inventada de Saúde S.A., CNPJ 12.ABC.345/01DE-35',
      'ligue para (45) 3000-0000 ou responda a este e-mail',
      'Precisa deste papel em letra grande',
      'os 5 primeiros dígitos do CPF',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toMatch(/\n00190\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d 16560000043575\n/);
    expect(subject).toBe('Boleto de dezembro de 2026 - Plano Inventado Enfermaria - Oeste');
    expect(replyTo).toBe('cobranca@example.org');
    expect(attachments?.[0]?.filename).toBe('boleto-dezembro-de-2026-plano-inventado-enfermaria.pdf');
  });

  it('names neither the password nor a number of the person in subject, text and file', () => {
    const { text, html, subject, attachments } = mensagem();
    for (const told of [text, html, subject, attachments?.[0]?.filename])
      expect(told).not.toMatch(/52998|529\.982|000042\b(?!\d)(?<!0000.042)/);
    expect(text).not.toMatch(/protegid|seguran/);
  });

  it('of a late bill says until when its value holds', () => {
    const { text } = mensagem({ documento: late });
    expect(text).toContain('Pague até: sábado, 21/11/2026');
    expect(text).toContain('Vencimento original: 10/11/2026');
    expect(text).toContain('Depois desse dia peça outro boleto.');
  });

  it('greets a company without a second full stop, and asks for its CNPJ', () => {
    const pagador = { ...boleto().pagador, nome: 'Construtora Cristal Ltda.', documento: '11444777000161' };
    const { text } = mensagem({ documento: boleto({ pagador }) });
    expect(text).toMatch(/^Olá, Construtora Cristal Ltda\.\n/);
    expect(text).toContain('caracteres, números ou letras maiúsculas, do CNPJ');
  });

  it('keeps a hostile name as words of one line, on the page too', () => {
    const pagador = { ...boleto().pagador, nome: 'Ana\n<script>alert(1)</script>\u202E' };
    const { text, html } = mensagem({ documento: boleto({ pagador }) });
    expect(text).toMatch(/^Olá, Ana <script>alert\(1\)<\/script>\.\n/);
    expect(html).not.toContain('<script');
  });

  it('says that part was received, and that the bank has not registered it', () => {
    const { text } = mensagem({ recebido: 'Já recebido R$ 100,00 em 12/11/2026', aguarda: true });
    expect(text).toContain('Já recebido R$ 100,00 em 12/11/2026: o boleto é do que falta.');
    expect(text).toContain('Aguardando registro no banco');
    expect(text).not.toContain('Dá para pagar por aqui');
  });

  it('invites to nothing that is not configured', () => {
    const { text, replyTo } = mensagem({}, { operatorPhone: '', mailReplyTo: undefined });
    expect(text).not.toMatch(/ligue|responda/);
    expect(text).toContain('Se for outro, não pague.');
    expect(replyTo).toBeUndefined();
  });
});
