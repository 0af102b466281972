/** Problem of a text as a city code; null for none. Only the server knows whether the city exists. */
export const codigoProblem = (text: string): string | null =>
  /^\d{1,7}$/.test(text) && Number(text) > 0 ? null : 'use só os números do código, maior que zero';

/** Each code once, without leading zeros. */
export const uniqueCodigos = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => String(Number(code)))),
];
