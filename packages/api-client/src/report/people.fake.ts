const digitOf = (figures: string, top: number): string => {
  const sum = [...figures]
    .toReversed()
    .reduce((total, figure, index) => total + Number(figure) * ((index % (top - 1)) + 2), 0);
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
};
const withDigits = (figures: string, top: number): string => {
  const first = figures + digitOf(figures, top);
  return first + digitOf(first, top);
};

/** An invented CPF with valid check digits. */
export const fakeCpf = (index: number): string => withDigits(String(120_000_000 + index * 5_417), 12);

/** An invented CNPJ with valid check digits. */
export const fakeCnpj = (index: number): string =>
  withDigits(`${70_000_000 + ((index * 37_199) % 29_000_000)}0001`, 9);

/** Two digits: '07'. */
export const two = (value: number): string => String(value).padStart(2, '0');

/** Age in November 2026 and ISO day of birth, which agree: every birthday is past. */
export const fakePerson = (index: number) => {
  const idade = (index * 17) % 83;
  return { idade, nascimento: `${2026 - idade}-${two((index % 10) + 1)}-${two((index % 28) + 1)}` };
};

const byHeader: readonly (readonly [RegExp, (index: number) => string])[] = [
  [/nascimento/i, (index) => fakePerson(index).nascimento],
  [/ativa|credenciamento|início/i, (index) => `20${two(12 + (index % 14))}-${two((index % 12) + 1)}-01`],
];

/** An ISO day: for a header about birth or beginning, an old one; else a day of October 2026. */
export const fakeDay = (index: number, { header }: { readonly header: string }): string =>
  byHeader.find(([words]) => words.test(header))?.[1](index) ?? `2026-10-${two((index % 28) + 1)}`;
