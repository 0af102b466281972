/** Why a text is no code to look a city up by; null for one that is. Whether there is such a city the server says. */
export const codigoProblem = (text: string): string | null =>
  /^\d{1,7}$/.test(text) && Number(text) > 0 ? null : 'use só os números do código, maior que zero';

/** Each code once, without zeros before it. */
export const uniqueCodigos = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => String(Number(code)))),
];
