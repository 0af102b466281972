// Forms judge in packages/ui, the server in packages/api-client and apps/api; no package is shared. Both agree about each e-mail,
// telephone, CPF and CNPJ (FMT-1, FMT-2, FMT-5, FMT-14).
import { isEmail } from '../packages/api-client/src/kinds/email.ts';
import { cnpj, cpf } from '../apps/api/src/carga/textos.ts';
import { digitosDoTelefone, isTelefone } from '../apps/api/src/imports/telefone.rules.ts';
import { isValidCnpj } from '../packages/ui/src/masks/cnpj.ts';
import { isValidCpf } from '../packages/ui/src/masks/cpf.ts';
import { barePhone, isValidPhone } from '../packages/ui/src/masks/phone.ts';
import { emailProblem } from '../packages/ui/src/masks/problems.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const runs = { numRuns: 2000, seed: 46 };
const letters = (signs: string, most: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: most });

test('an e-mail is one for the form and for the server', () => {
  const typed = fc
    .tuple(letters("ana.-_+'|/ç:\u200b ", 8), letters('ana.-:()[]', 6), letters('com.br,', 4))
    .map(([name, host, end]) => `${name}@${host}.${end}`);
  fc.assert(
    fc.property(typed, (text) => {
      expect(isEmail(text.trim())).toBe(emailProblem(text) === null);
    }),
    runs,
  );
  const long = (length: number) => `${'a'.repeat(length - 15)}@exemplo.com.br`;
  for (const length of [199, 200, 201, 255])
    expect(isEmail(long(length))).toBe(emailProblem(long(length)) === null);
});

test('a telephone is one for the form and for the server', () => {
  const typed = fc
    .tuple(
      fc.constantFrom('', '0', '55', '+55 ', '0041 '),
      fc.constantFrom('11', '(41) ', '20', '99', '00'),
      fc.oneof(letters('9', 9), letters('0', 9), letters('23456789', 9), letters('9-8 7', 11)),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const isOne = isValidPhone(text);
      expect(isTelefone(digitosDoTelefone(text)), text).toBe(isOne);
      if (isOne) expect(barePhone(text)).toBe(digitosDoTelefone(text));
    }),
    runs,
  );
});

test.each([
  ['CPF', isValidCpf, cpf, '52998224725', '0123456789'],
  ['CNPJ', isValidCnpj, cnpj, '12ABC34501DE35', '0123456789ABCDE'],
])('a %s is one for the form and for the server', (_, isValid, tipo, right, signs) => {
  const changed = fc
    .tuple(fc.nat(right.length - 1), fc.constantFrom(...signs))
    .map(([at, sign]) => right.slice(0, at) + sign + right.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(changed, letters(signs, right.length)), (text) => {
      expect(typeof tipo.le(text) === 'string', text).toBe(isValid(text));
    }),
    runs,
  );
});
