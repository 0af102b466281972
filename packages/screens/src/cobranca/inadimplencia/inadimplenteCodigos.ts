/** Why a text cannot be a city code; null when it can. Whether the city exists is for the server to say. */
export const codigoProblem = (text: string): string | null =>
  /^\d{1,7}$/.test(text) && Number(text) > 0 ? null : 'use só os números do código, maior que zero';

/** Each code once, without leading zeros. */
export const uniqueCodigos = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => String(Number(code)))),
];
