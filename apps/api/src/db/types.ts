/** Object ids of the PostgreSQL types whose values stay text. */
export const asText = { date: 1082, time: 1083, timestamp: 1114, numeric: 1700 } as const;

/** Object id of bigint. */
export const int8 = 20;

/** A bigint as a number while exact, else as BigInt. */
export const parseInt8 = (text: string): number | bigint => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};
