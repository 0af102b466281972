import { expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { missingHint } from './missing.ts';

const operadora = {
  OPERATOR_LEGAL_NAME: 'Serra Azul Saúde',
  OPERATOR_CNPJ: '11222333000181',
  OPERATOR_ADDRESS: 'Rua A, 1|Centro|Cascavel|PR|85810000',
};

it('says in two lines what nothing of an installation works without', () => {
  expect(missingHint(loadConfig({ SEED: 'none' }))).toBe(
    '  Falta configurar: ANS_REGISTRATION, OPERATOR_NAME, OPERATOR_LEGAL_NAME, OPERATOR_CNPJ, OPERATOR_ADDRESS, BOLETO_AGENCIA, BOLETO_CONTA, BOLETO_CONVENIO, SMTP_URL.\n' +
      '  Veja Primeiros passos, em Tecnologia.',
  );
});

it('names what is still missing alone, and nothing of a demonstration', () => {
  const quase = { SEED: 'none', ...operadora, OPERATOR_NAME: 'Serra Azul', ANS_REGISTRATION: '412345' };
  expect(missingHint(loadConfig(quase))).toContain(
    'Falta configurar: BOLETO_AGENCIA, BOLETO_CONTA, BOLETO_CONVENIO, SMTP_URL.',
  );
  const conta = { BOLETO_AGENCIA: '1234-3', BOLETO_CONTA: '12345-5', BOLETO_CONVENIO: '3128557' };
  expect(missingHint(loadConfig({ ...quase, ...conta, SMTP_URL: 'smtp://m' }))).toBeUndefined();
  expect(missingHint(loadConfig({}))).toBeUndefined();
});
