import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cepKind,
  cnpjKind,
  cnsKind,
  cpfCnpjKind,
  cpfKind,
  emailKind,
  emptyOr,
  moneyCents,
  numberValue,
  percentPoints,
  phoneKind,
  requiredText,
} from './fieldSchemas.ts';

const outcome = (kind: z.ZodMiniType<unknown, unknown>, value: unknown) => {
  const read = z.safeParse(kind, value);
  return read.success ? read.data : read.error.issues.map(({ message }) => message).join(' / ');
};

describe('a form gives back what goes on the wire, or says what to do', () => {
  test.each([
    [cpfKind, '529.982.247-25', '52998224725'],
    [cpfKind, '', 'Informe o CPF'],
    [cpfKind, undefined, 'Informe o CPF'],
    [cpfKind, '529.982.247-2', 'CPF com 10 números: escreva os 11'],
    [cpfKind, '5', 'CPF com 1 número: escreva os 11'],
    [cpfKind, '529.982.247-24', 'CPF com dígito verificador errado: confira os números'],
    [cpfKind, '111.111.111-11', 'CPF com dígito verificador errado: confira os números'],
    [cnpjKind, '12.abc.345/01de-35', '12ABC34501DE35'],
    [cnpjKind, '12ABC34501DE', 'CNPJ com 12 de 14 caracteres: escreva todos'],
    [cnpjKind, '12ABC34501DEAB', 'CNPJ termina em dois números: confira os últimos caracteres'],
    [cnpjKind, '11222333000182', 'CNPJ com dígito verificador errado: confira os caracteres'],
    [cpfCnpjKind, '52998224725', '52998224725'],
    [cpfCnpjKind, '11222333000181', '11222333000181'],
    [cpfCnpjKind, '5299822472', 'CPF com 10 números: escreva os 11'],
    [cpfCnpjKind, '12A', 'CNPJ com 3 de 14 caracteres: escreva todos'],
    [cpfCnpjKind, ' ', 'Informe o CPF ou o CNPJ'],
    [cnsKind, '898 0011 6066 0761', '898001160660761'],
    [cnsKind, '898001160660762', 'CNS com dígito verificador errado: confira os números'],
    [cepKind, '01310-100', '01310100'],
    [cepKind, '01310', 'CEP com 5 números: escreva os 8'],
    [phoneKind, '+55 (11) 91234-5678', '11912345678'],
    [phoneKind, '11 9123', 'Telefone incompleto: escreva o DDD e o número, como em (11) 91234-5678'],
    [phoneKind, '20912345678', 'Telefone não existe: confira o DDD e o número'],
    [emailKind, ' Ana@exemplo.com.br ', 'Ana@exemplo.com.br'],
    [emailKind, 'ana@exemplo', 'E-mail incompleto: escreva como em nome@exemplo.com.br'],
    [emailKind, 'ana@exemplo..br', 'E-mail incompleto: escreva como em nome@exemplo.com.br'],
    [emailKind, 'ana\u202e@exemplo.com.br', 'E-mail incompleto: escreva como em nome@exemplo.com.br'],
    [emailKind, '|cat@exemplo.com.br', 'E-mail incompleto: escreva como em nome@exemplo.com.br'],
    [requiredText('a razão social', 10), '  Aurora  ', 'Aurora'],
    [requiredText('a razão social', 10), '   ', 'Informe a razão social'],
    [requiredText('a razão social', 10), 'Aurora Clínica', 'Texto com 14 letras: reduza para 10'],
    [emptyOr(cpfKind), '  ', ''],
    [emptyOr(cpfKind), '529.982.247-25', '52998224725'],
    [emptyOr(cpfKind), '5', 'CPF com 1 número: escreva os 11'],
  ])('text %#: %j gives %j', (_kind, value, expected) => expect(outcome(_kind, value)).toBe(expected));

  const valor = { what: 'a mensalidade', min: 1, max: 100_000 };
  test.each([
    [moneyCents(valor), 41_290, 41_290],
    [moneyCents(valor), null, 'Informe a mensalidade'],
    [moneyCents(valor), Number.NaN, 'Corrija a mensalidade: o que está escrito não cabe aqui'],
    [z.nullable(moneyCents(valor)), Number.NaN, 'Corrija a mensalidade: o que está escrito não cabe aqui'],
    [moneyCents(valor), undefined, 'Informe a mensalidade'],
    [moneyCents(valor), 0, 'Valor abaixo do permitido: o mínimo é R$ 0,01'],
    [moneyCents(valor), 100_001, 'Valor acima do permitido: o máximo é R$ 1.000,00'],
    [z.nullable(moneyCents(valor)), null, null],
    [percentPoints({ what: 'a coparticipação' }), 12.5, 12.5],
    [percentPoints({ what: 'a coparticipação' }), 100.01, 'Valor acima do permitido: o máximo é 100%'],
    [numberValue({ what: 'as vidas', min: 1 }), 0, 'Valor abaixo do permitido: o mínimo é 1'],
    [numberValue({ what: 'as vidas', max: 1.5 }), 2, 'Valor acima do permitido: o máximo é 1,5'],
  ])('number %#: %j gives %j', (_kind, value, expected) => expect(outcome(_kind, value)).toBe(expected));
});
