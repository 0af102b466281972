import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boleto } from './boleto.contract.ts';

it('a row has the fields of the specification, and ours may be missing (COB-3)', () => {
  const row = {
    nome: 'Conceição Inventada',
    rua: 'Rua dos Ipês',
    numero: '45',
    bairro: 'Centro',
    cidade: 'Cascavel',
    Uf: 'PR',
    cep: '85811000',
    'valor boleto': '435,75',
    'data vencimento': '10/12/2026',
    matricula: '0000001200',
    email: 'conceicao@example.org',
    'cpf/cnpj': '52998224725',
    nossoNumero: '31285570000000001',
    'numero boleto cedente': 'T1',
    'qtd dias validos': 30,
  };
  expect(z.decode(boleto, row)).toEqual({
    ...row,
    'valor boleto': 43_575,
    'data vencimento': '2026-12-10',
  });
});
