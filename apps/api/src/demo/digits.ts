/** Weighted sum of the characters from the right, weights from 2 to `top` in cycles (ASCII value minus 48). */
const weightedSum = (text: string, top: number): number => {
  let sum = 0;
  let weight = 2;
  for (let i = text.length - 1; i >= 0; i -= 1) {
    sum += (text.charCodeAt(i) - 48) * weight;
    weight = weight === top ? 2 : weight + 1;
  }
  return sum;
};

const withDigit = (text: string, top: number): string => {
  const rest = weightedSum(text, top) % 11;
  return text + (rest < 2 ? '0' : String(11 - rest));
};

/** A CPF from its first nine digits. Those of the demonstration are invented, with valid check digits. */
export const cpfOf = (base: number): string => withDigit(withDigit(String(base).padStart(9, '0'), 11), 12);

/** A CNPJ from its first twelve characters; letters are allowed (FMT-2). */
export const cnpjOf = (base: string): string => withDigit(withDigit(base, 9), 9);

/** A provisional CNS (first digit 7, 8 or 9) from its first fourteen digits, or null when no last digit fits. */
export const cnsOf = (base: string): string | null => {
  let sum = 0;
  for (let i = 0; i < 14; i += 1) sum += (base.charCodeAt(i) - 48) * (15 - i);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? null : base + String(digit);
};
