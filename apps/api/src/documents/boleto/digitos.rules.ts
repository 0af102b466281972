/** Sum of digits times weights, from right to left. */
const weighed = (digits: string, weightAt: (fromRight: number) => number, each = (value: number) => value) =>
  [...digits].reverse().reduce((sum, digit, index) => sum + each(Number(digit) * weightAt(index)), 0);

/** Check digit of a field of the linha digitável (BOL-3). */
export const modulo10 = (digits: string): string => {
  const sum = weighed(
    digits,
    (index) => (index % 2 === 0 ? 2 : 1),
    (product) => Math.floor(product / 10) + (product % 10),
  );
  return String((10 - (sum % 10)) % 10);
};

/** General check digit of the barcode (BOL-2). */
export const dvGeral = (others: string): string => {
  const dv = 11 - (weighed(others, (index) => (index % 8) + 2) % 11);
  return dv === 10 || dv === 11 ? '1' : String(dv);
};

/** Check digit that Banco do Brasil prints after a nosso número of 11 digits (BOL-6). */
export const dvNossoNumero = (digits: string): string => {
  const rest = weighed(digits, (index) => 9 - (index % 8)) % 11;
  return rest === 10 ? 'X' : String(rest);
};

/** Check digit of a block of a tax or utility bill in modulus 11 (FEBRABAN, arrecadação, section 5). */
export const modulo11 = (digits: string): string => {
  const rest = weighed(digits, (index) => (index % 8) + 2) % 11;
  return rest < 2 ? '0' : String(11 - rest);
};
