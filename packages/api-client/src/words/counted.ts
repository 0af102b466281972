/** The word that agrees with a count: `one` for 1, else `many`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** '1 ativo', '1.204 ativos'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${agree(count, one, many)}`;
