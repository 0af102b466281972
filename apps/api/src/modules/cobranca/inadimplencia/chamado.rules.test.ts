import { expect, it } from 'vitest';
import { mensagemDoBoleto } from '../../financeiro/boletos-gerados/boletosGerados.present.ts';
import { chamado } from './chamado.rules.ts';

it.each([
  ['Conceição de Ávila', false, 'Conceição'],
  [' Márcio  Teles', false, 'Márcio'],
  ['Laticínios Vale Inventado Ltda', true, 'Laticínios Vale Inventado Ltda'],
  ['Comércio de Alimentos e Bebidas Inventados do Oeste Ltda', true, 'Comércio de Alimentos e Bebidas'],
  ['x'.repeat(60), false, 'x'.repeat(40)],
  ['', false, ''],
])('calls %j (company: %j) %j', (nome, isEmpresa, expected) => {
  expect(chamado(nome, { isEmpresa })).toBe(expected);
});

it('leaves no company called by a first name in the message about its bill (FIN-11)', () => {
  const row = {
    nome: 'Laticínios Vale Inventado Ltda',
    tipo: 'X',
    vencimento: '2026-12-05',
    valor_cents: 100_000,
    recebido_em_parte_cents: 0,
    recebido_em_parte_em: null,
  };
  const aviso = { hoje: '2026-11-21', operadora: 'Oeste' };
  expect(mensagemDoBoleto(row, aviso)).toMatch(
    /^Laticínios Vale Inventado Ltda, o boleto do seu plano Oeste/,
  );
  expect(mensagemDoBoleto({ ...row, nome: 'Ana Prado', tipo: 'I' }, aviso)).toMatch(/^Ana, o boleto/);
});
