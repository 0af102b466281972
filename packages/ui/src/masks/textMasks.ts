import { bareCep, formatCep } from './cep.ts';
import { bareCns, formatCns } from './cns.ts';
import { bareCnpj, formatCnpj } from './cnpj.ts';
import { bareCpf, formatCpf } from './cpf.ts';
import { barePhone, formatPhone, phoneLength } from './phone.ts';
import { textMask } from './textMask.ts';

const cpfLength = 11;
const cnpjBaseLength = 12;

// The last two of a CNPJ are its check digits, always digits.
const typedCnpj = (text: string) => {
  const bare = bareCnpj(text);
  return bare.slice(0, cnpjBaseLength) + bare.slice(cnpjBaseLength).replace(/\D/g, '');
};

const looksLikeCpf = (bare: string) => /^\d*$/.test(bare) && bare.length <= cpfLength;

/** 529.982.247-25 in the box, '52998224725' outside. */
export const cpfMask = textMask({ bare: bareCpf, format: formatCpf, length: () => cpfLength });

/** 12.ABC.345/01DE-35 in the box, '12ABC34501DE35' outside. */
export const cnpjMask = textMask({ bare: typedCnpj, format: formatCnpj, length: () => 14 });

/** A CPF up to its eleventh number, a CNPJ from the twelfth or from the first letter. */
export const cpfCnpjMask = textMask({
  bare: typedCnpj,
  format: (bare) => (looksLikeCpf(bare) ? formatCpf(bare) : formatCnpj(bare)),
  length: () => 14,
  isWhole: ({ length }) => length === cpfLength || length >= 14,
});

/** 01310-100 in the box, '01310100' outside. */
export const cepMask = textMask({ bare: bareCep, format: formatCep, length: () => 8 });

/** 898 0011 6066 0761 in the box, '898001160660761' outside. */
export const cnsMask = textMask({ bare: bareCns, format: formatCns, length: () => 15 });

/** (11) 91234-5678 or (11) 3123-4567 in the box, '11912345678' outside. */
export const phoneMask = textMask({ bare: barePhone, format: formatPhone, length: phoneLength });
